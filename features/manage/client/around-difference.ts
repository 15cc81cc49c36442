const SHOWN_SIGNS = 200
/** Of what both say before it. */
const LED_BY_SIGNS = 40

/** Of two texts what is short enough to compare at a glance: where they are long, from a little before the first difference. */
export function aroundDifference(one: string, other: string): readonly [string, string] {
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  const isLate = at > SHOWN_SIGNS / 2 && Math.max(one.length, other.length) > SHOWN_SIGNS
  const word = one.lastIndexOf(' ', at - LED_BY_SIGNS) + 1
  const from = isLate ? Math.max(word, at - SHOWN_SIGNS / 2) : 0
  const shown = (text: string) => {
    const rest = text.slice(from)
    const kept = rest.length > SHOWN_SIGNS ? `${rest.slice(0, SHOWN_SIGNS - 1)}…` : rest
    return from > 0 ? `…${kept}` : kept
  }
  return [shown(one), shown(other)]
}
