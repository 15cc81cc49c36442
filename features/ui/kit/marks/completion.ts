export type CompletionBand = 'low' | 'mid' | 'high' | 'done'

/** Band of a completion 0–100: under 33 yellow, 33 to under 66 orange, from 66 blue, 100 done (spec §4: 66 itself is no longer "under 66"). */
export function completionBand(percent: number): CompletionBand {
  if (percent >= 100) return 'done'
  if (percent >= 66) return 'high'
  return percent >= 33 ? 'mid' : 'low'
}

export const completionColour: Readonly<Record<CompletionBand, string>> = {
  low: 'var(--completion-low)',
  mid: 'var(--completion-mid)',
  high: 'var(--completion-high)',
  done: 'var(--success)',
}
