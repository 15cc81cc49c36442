/** How many people stand where: counts by score, so that a rank is some thirty additions, however many there are. */
export interface CountTree {
  /** `by` people more (or fewer) have this score, 1 or more. */
  add(score: number, by: number): void
  /** How many have more than this score. */
  above(score: number): number
  /** How many there are. */
  size(): number
}

/** Scores are below this. */
const END = 2 ** 30

/** A Fenwick tree that holds only the nodes that were touched: a college of forty people is as small as it sounds. */
export function createCountTree(): CountTree {
  const nodes = new Map<number, number>()
  let size = 0
  return {
    add(score, by) {
      size += by
      for (let at = score; at < END; at += at & -at) {
        const count = (nodes.get(at) ?? 0) + by
        if (count === 0) nodes.delete(at)
        else nodes.set(at, count)
      }
    },
    above(score) {
      let upTo = 0
      for (let at = score; at > 0; at -= at & -at) upTo += nodes.get(at) ?? 0
      return size - upTo
    },
    size: () => size,
  }
}
