/** ` Did you mean "x"?` for the known name nearest to a misspelt one, or nothing when none is near. */
export function didYouMean(name: string, known: Iterable<string>): string {
  let best = ''
  let least = Math.max(1, Math.floor(name.length / 3)) + 1
  for (const each of known) {
    if (each === name || Math.abs(each.length - name.length) >= least) continue
    const far = distance(name, each)
    if (far < least) [best, least] = [each, far]
  }
  return best === '' ? '' : ` Did you mean "${best}"?`
}

/** Edits between two names; a swap of neighbours counts as one. */
function distance(a: string, b: string): number {
  let [before, row]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1)
      next.push(least)
    }
    ;[before, row] = [row, next]
  }
  return row[b.length] ?? 0
}
