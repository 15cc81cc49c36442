/** The beginning of a text, at most so many UTF-16 units of it, cut between what reads as letters: half an emoji is none, and a sign of Devanagari needs its others. */
export function cutTo(text: string, most: number): string {
  if (text.length <= most) return text
  let kept = ''
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (kept.length + segment.length > most) break
    kept += segment
  }
  return kept
}
