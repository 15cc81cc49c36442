/** One measurement, as it is printed. */
export interface Row {
  readonly what: string
  readonly measured: string
  readonly goal?: string
  readonly isMet?: boolean
}

export function printTable(title: string, rows: readonly Row[]): void {
  const lines = [['', 'measured', 'goal'], ...rows.map((row) => [row.what, row.measured, goalOf(row)])]
  const widths = [0, 1, 2].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  console.log(`\n${title}`)
  for (const line of lines)
    console.log(
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('   ')
        .trimEnd(),
    )
  console.log('')
}

function goalOf({ goal, isMet }: Row): string {
  if (goal === undefined) return ''
  return isMet === undefined ? goal : `${goal}  ${isMet ? 'met' : 'MISSED'}`
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}

/** A time in the unit a person would say it in. */
export function spoken(ms: number): string {
  if (ms >= 1) return `${ms.toFixed(ms < 10 ? 2 : 0)} ms`
  return ms >= 0.001 ? `${(ms * 1e3).toFixed(1)} µs` : `${(ms * 1e6).toFixed(0)} ns`
}

/** Milliseconds of one call: the median of `rounds`, each of as many calls as make the clock's grain small. */
export function timeOf(call: (at: number) => unknown, { rounds = 15, calls = 1_000 } = {}): number {
  const times: number[] = []
  for (let round = -3; round < rounds; round++) {
    const began = performance.now()
    for (let at = 0; at < calls; at++) call(at)
    if (round >= 0) times.push((performance.now() - began) / calls)
  }
  return median(times)
}
