/** Room for the mark of today, and so that a line along the edge is whole. */
const EDGE = 6

interface Point {
  readonly x: number
  readonly y: number
}

/** Ranks by day as points of a picture, the best rank at the top; days without a rank are left out, and the first one that has one stands at the left edge. */
export function lineOf(ranks: readonly (number | null)[], width: number, height: number): readonly Point[] {
  const begins = ranks.findIndex((rank) => rank !== null)
  if (begins < 0) return []
  const shown = ranks.slice(begins)
  const known = shown.filter((rank) => rank !== null)
  const [best, worst] = [Math.min(...known), Math.max(...known)]
  const step = (width - EDGE) / Math.max(1, shown.length - 1)
  const yOf = (rank: number) =>
    best === worst ? height / 2 : EDGE + ((rank - best) / (worst - best)) * (height - 4 * EDGE)
  return shown.flatMap((rank, at) =>
    rank === null ? [] : [{ x: Math.round(at * step * 10) / 10, y: Math.round(yOf(rank) * 10) / 10 }],
  )
}
