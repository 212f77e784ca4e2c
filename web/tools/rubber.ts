/** A sheet of rubber: pinned at some points, and smooth between them (a thin-plate spline). */

export type Point = [number, number]

interface Pin {
  from: Point
  to: Point
}

/** How far the sheet may miss a pin for the sake of smoothness. */
const GIVE = 4

export function bent(pins: Pin[]): (point: Point) => Point {
  const froms = pins.map(({ from }) => from)
  const rows = froms.map((from, i) => [
    ...froms.map((other, j) => bulge(from, other) + (i === j ? GIVE : 0)),
    1,
    ...from,
  ])
  const flat = [() => 1, ([x]: Point) => x, ([, y]: Point) => y].map((value) => [
    ...froms.map(value),
    0,
    0,
    0,
  ])
  const weights = [0, 1].map((axis) =>
    solved([...rows, ...flat], [...pins.map(({ to }) => to[axis as 0 | 1]), 0, 0, 0]),
  )
  return (point) => {
    const parts = [...froms.map((from) => bulge(point, from)), 1, ...point]
    const [x = 0, y = 0] = weights.map((weight) =>
      parts.reduce((sum, part, i) => sum + part * (weight[i] ?? 0), 0),
    )
    return [x, y]
  }
}

function bulge([ax, ay]: Point, [bx, by]: Point): number {
  const square = (ax - bx) ** 2 + (ay - by) ** 2
  return square === 0 ? 0 : square * Math.log(square)
}

/** Gauss's elimination with pivots. */
function solved(matrix: number[][], right: number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i] ?? 0])
  const size = rows.length
  const at = (row: number, column: number): number => rows[row]?.[column] ?? 0
  for (let column = 0; column < size; column++) {
    let pivot = column
    for (let row = column + 1; row < size; row++)
      if (Math.abs(at(row, column)) > Math.abs(at(pivot, column))) pivot = row
    ;[rows[column], rows[pivot]] = [rows[pivot] ?? [], rows[column] ?? []]
    for (let row = 0; row < size; row++) {
      if (row === column) continue
      const times = at(row, column) / at(column, column)
      rows[row] = (rows[row] ?? []).map((value, i) => value - times * at(column, i))
    }
  }
  return rows.map((row, i) => (row[size] ?? 0) / at(i, i))
}
