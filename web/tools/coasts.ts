/** Draws coast lines from Natural Earth (by world-atlas) into the coordinates of each board. */

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import { geoAzimuthalEqualArea, geoEquirectangular, geoPath, geoTransform } from 'd3-geo'
import type { GeoPermissibleObjects } from 'd3-geo'
import { feature, merge } from 'topojson-client'
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification'
import type { Plugin } from 'vite'

import { CITIES } from './places.ts'
import { bent } from './rubber.ts'
import type { Point } from './rubber.ts'

type World = Topology<{ countries: GeometryCollection; land: GeometryCollection }>

function world(file: string): World {
  const path = createRequire(import.meta.url).resolve(`world-atlas/${file}.json`)
  return JSON.parse(readFileSync(path, 'utf8')) as World
}

function room(name: string): string {
  return new URL(`../../src/palaver/games/${name}/board.json`, import.meta.url).pathname
}

const short = (path: string | null): string =>
  (path ?? '').replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10))

// --- AFRICA: the projection its spaces were laid out in -------------------------------

/** A space's side in the drawing, as `board/hexes.ts` has it. */
const SIDE = 30

interface Laid {
  meta: { projection: { hex_size_1000km: number; offset_1000km: Point } }
}

function africa(): Record<string, string> {
  const { projection: laid } = (JSON.parse(readFileSync(room('africa'), 'utf8')) as Laid).meta
  const scale = SIDE / laid.hex_size_1000km
  const projection = geoAzimuthalEqualArea()
    .rotate([-17, -1])
    .scale(6.371 * scale)
    .translate([-laid.offset_1000km[0] * scale, -laid.offset_1000km[1] * scale])
    .clipExtent([[-700, -520], [700, 540]])
    .precision(0.5)
  const lands = world('land-50m')
  return { land: short(geoPath(projection).digits(1)(feature(lands, lands.objects.land))) }
}

// --- AFRIKA 1880: what lies around the territories, which bring outlines of their own ---

/** Units to a degree, as the room's `shapes.json` was drawn. */
const DEGREE = 13.158

/** The lands across the sea, by their ISO numbers. */
const ACROSS = new Set(
  ('620 724 250 380 470 300 008 070 191 499 688 807 100 792 196 760 422 376 275 400 368 364 414 ' +
    '682 887 512 784 634 048 642 705 040 756 348').split(' '),
)

function afrika1880(): Record<string, string> {
  const projection = geoEquirectangular()
    .scale((DEGREE * 180) / Math.PI)
    .translate([46 + 17.6 * DEGREE, 24 + 37.4 * DEGREE])
    .clipExtent([[-360, -60], [1360, 1080]])
  const atlas = world('countries-50m')
  const countries = atlas.objects.countries.geometries.filter((one) => ACROSS.has(String(one.id)))
  const around = merge(atlas, countries as (Polygon | MultiPolygon)[])
  return { around: short(geoPath(projection).digits(1)(around)) }
}

// --- The railway: a map that is bent until the cities lie where the board has them -----

interface Railway {
  cities: { id: string; x: number; y: number }[]
}

/** The countries that the board shows, by their ISO numbers, and those around them. */
const SHOWN = new Set(
  ('024 072 108 120 140 148 178 180 226 231 232 262 266 404 426 450 454 508 516 566 646 706 ' +
    '710 716 728 729 748 800 834 894').split(' '),
)

function heartOfAfrica(): Record<string, string> {
  const board = JSON.parse(readFileSync(room('heart_of_africa'), 'utf8')) as Railway
  const pins = board.cities.flatMap(({ id, x, y }) => {
    const place = CITIES[id]
    return place ? [{ from: place, to: [x, y] as Point }] : []
  })
  const onBoard = bent(pins)
  const atlas = world('countries-50m')
  const countries = atlas.objects.countries.geometries.filter((one) => SHOWN.has(String(one.id)))
  const land = merge(atlas, countries as (Polygon | MultiPolygon)[])
  const projection = geoTransform({
    point(lon, lat) {
      const [x, y] = onBoard([lon, lat])
      this.stream.point(x, y)
    },
  })
  return { land: short(geoPath(projection).digits(1)(land)) }
}

// --- The Canary Islands: each in a square of its own ------------------------------------

/** From west to east, and where to look for each: west, south, east, north. */
const ISLANDS: Record<string, [number, number, number, number]> = {
  EH: [-18.3, 27.6, -17.8, 27.9],
  LP: [-18.1, 28.4, -17.6, 28.9],
  LG: [-17.4, 27.95, -17.05, 28.25],
  TF: [-16.95, 27.95, -16.05, 28.65],
  GC: [-15.9, 27.7, -15.3, 28.25],
  FV: [-14.6, 28.0, -13.75, 28.8],
  LZ: [-13.9, 28.8, -13.4, 29.3],
}

function islands(): Record<string, string> {
  const lands = world('land-10m')
  const shapes = feature(lands, lands.objects.land).features.flatMap(({ geometry }) =>
    geometry.type === 'MultiPolygon' ? geometry.coordinates : [],
  )
  return Object.fromEntries(
    Object.entries(ISLANDS).map(([id, [west, south, east, north]]) => {
      const ring = shapes
        .map((shape) => shape[0] ?? [])
        .find((points) =>
          points.every(([x = 0, y = 0]) => x > west && x < east && y > south && y < north),
        )
      if (!ring) throw new Error(`no island in ${west} ${south} ${east} ${north}`)
      return [id, inSquare(ring as Point[])]
    }),
  )
}

/** The outline, its longer side 200 units long and its middle at 0,0. */
function inSquare(ring: Point[]): string {
  const narrow = Math.cos((28.3 * Math.PI) / 180)
  const points = ring.map(([x, y]) => [x * narrow, -y] as Point)
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  const scale = 200 / Math.max(right - left, bottom - top)
  const square = {
    type: 'Polygon',
    coordinates: [
      points.map(([x, y]) => [(x - (left + right) / 2) * scale, (y - (top + bottom) / 2) * scale]),
    ],
  }
  return short(geoPath().digits(1)(square as GeoPermissibleObjects))
}

// --- The doors of the lobby: small pictures need few points ------------------------------

function doors(): Record<string, string> {
  const projection = geoAzimuthalEqualArea()
    .rotate([-17, -1])
    .scale(700)
    .translate([500, 500])
    .clipExtent([[-400, -200], [1400, 1200]])
    .precision(2)
  const lands = world('land-110m')
  const path = geoPath(projection).digits(0)
  return { land: path(feature(lands, lands.objects.land)) ?? '' }
}

const DRAWN: Record<string, () => Record<string, string>> = {
  africa,
  afrika1880,
  doors,
  heart_of_africa: heartOfAfrica,
  west_of_africa: islands,
}

export function coasts(): Plugin {
  const prefix = '\0virtual:coasts/'
  return {
    name: 'palaver-coasts',
    resolveId: (id) => (id.startsWith('virtual:coasts/') ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(prefix)) return undefined
      const draw = DRAWN[id.slice(prefix.length)]
      if (!draw) throw new Error(`no coast for ${id}`)
      return `export default ${JSON.stringify(draw())}`
    },
  }
}
