/** What moved, by the difference of two sights: pieces glide from where one of their kind is missing. */

import { settings } from '../settings.svelte.ts'

export interface Spot {
  kind: string
  x: number
  y: number
  element: SVGGraphicsElement
}

export interface Move {
  spot: Spot
  /** Where it was; nowhere, if it is new. */
  from: { x: number; y: number } | null
}

const LONG = 420
/** Nearer than this is the same place; in units of the drawing. */
const SAME = 1.5

const quiet = matchMedia('(prefers-reduced-motion: reduce)')

export const moves = (): boolean =>
  !document.hidden && (settings.motion === 'on' || (settings.motion === 'system' && !quiet.matches))

/** Where every piece of a drawing is, in units of the drawing. */
export function spots(svg: SVGSVGElement): Spot[] {
  const back = svg.getScreenCTM()?.inverse()
  if (!back) return []
  return [...svg.querySelectorAll<SVGGraphicsElement>('[data-piece]')].map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const { x, y } = new DOMPoint(left + width / 2, top + height / 2).matrixTransform(back)
    return { kind: element.dataset['piece'] ?? '', x, y, element }
  })
}

/** Pieces of one kind are alike: each that is new came from the nearest that is gone. */
export function difference(before: readonly Spot[], after: readonly Spot[]): { moved: Move[]; gone: Spot[] } {
  const left = before.filter((one) => !after.some((other) => alike(one, other)))
  const come = after.filter((one) => !before.some((other) => alike(one, other)))
  const moved = come.map((spot): Move => {
    const from = left
      .filter(({ kind }) => kind === spot.kind)
      .sort((one, other) => apart(one, spot) - apart(other, spot))[0]
    if (from) left.splice(left.indexOf(from), 1)
    return { spot, from: from ?? null }
  })
  return { moved, gone: left }
}

const apart = (one: Spot, other: Spot): number => Math.hypot(one.x - other.x, one.y - other.y)
const alike = (one: Spot, other: Spot): boolean => one.kind === other.kind && apart(one, other) < SAME

/** Shows the difference; the animations are handed out, so that a touch can end them. */
export function glide({ moved }: { moved: readonly Move[] }): Animation[] {
  return moved.map(({ spot: { element, x, y }, from }) =>
    element.animate(
      from
        ? [{ translate: `${from.x - x}px ${from.y - y}px` }, { translate: '0 0' }]
        : [{ opacity: 0, scale: 0.5 }, { opacity: 1, scale: 1 }],
      { duration: from ? LONG : LONG / 2, easing: 'cubic-bezier(0.3, 0, 0.2, 1)' },
    ),
  )
}
