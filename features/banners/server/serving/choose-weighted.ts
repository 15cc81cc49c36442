/** One of these, each as likely as its weight is of all. `point`: in [0, 1); undefined where there is none. */
export function chooseWeighted<Item>(
  items: readonly Item[],
  weightOf: (item: Item) => number,
  point: number,
): Item | undefined {
  const sum = items.reduce((total, item) => total + weightOf(item), 0)
  let left = point * sum
  for (const item of items) {
    left -= weightOf(item)
    if (left < 0) return item
  }
  // Sums of fractions may miss the end by a hair.
  return items.at(-1)
}
