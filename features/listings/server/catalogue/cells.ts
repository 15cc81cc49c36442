export interface Cells {
  /** What stands in them, cell by cell, in the order in which it came. */
  readonly all: Int32Array
  /** By cell where it begins in `all`; the last one is where all ends. */
  readonly starts: Int32Array
}

/** Numbers from 0 to `size`, sorted into cells by counting. */
export function sortIntoCells(size: number, cellCount: number, cellOf: (at: number) => number): Cells {
  const [cells, starts] = [new Int32Array(size), new Int32Array(cellCount + 1)]
  for (let at = 0; at < size; at++) {
    const cell = cellOf(at)
    cells[at] = cell
    starts[cell + 1] = (starts[cell + 1] as number) + 1
  }
  for (let cell = 0; cell < cellCount; cell++)
    starts[cell + 1] = (starts[cell + 1] as number) + (starts[cell] as number)
  const [next, all] = [starts.slice(), new Int32Array(size)]
  for (let at = 0; at < size; at++) {
    const cell = cells[at] as number
    all[next[cell] as number] = at
    next[cell] = (next[cell] as number) + 1
  }
  return { all, starts }
}
