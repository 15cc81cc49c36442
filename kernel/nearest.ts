/** ` Did you mean "x"?` for the known name nearest to a misspelt one, or nothing when none is near. */
export function didYouMean(name: string, known: Iterable<string>): string {
  let [best, least] = ['', Math.max(1, Math.floor(name.length / 3)) + 1]
  for (const each of known) {
    if (each === name || Math.abs(each.length - name.length) >= least) continue
    const far = distance(name, each)
    if (far < least) [best, least] = [each, far]
  }
  return best && ` Did you mean "${best}"?`
}

/** The letters to add, drop or change between two names. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, change))
    }
    row = next
  }
  return row[b.length] ?? 0
}
