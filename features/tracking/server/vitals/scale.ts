/** Values are counted on a scale of such steps, so that a share of thousands of loads needs no row for each. */
const STEP = 1.05
/** CLS is a small number, all others are ms: the scale begins at one thousandth. */
const FINEST = 0.001

export const stepOf = (value: number): number =>
  value <= FINEST ? 0 : Math.max(0, Math.round(Math.log(value / FINEST) / Math.log(STEP)))

export const valueOf = (step: number): number => (step === 0 ? 0 : FINEST * STEP ** step)

/** The value that this share of all loads stays below or meets; undefined where there is none. */
export function quantileOf(counts: readonly { readonly step: number; readonly loads: number }[], share: number) {
  const sorted = counts.toSorted((a, b) => a.step - b.step)
  const wanted = share * sorted.reduce((sum, { loads }) => sum + loads, 0)
  let before = 0
  for (const { step, loads } of sorted) {
    before += loads
    if (before >= wanted) return valueOf(step)
  }
  return undefined
}
