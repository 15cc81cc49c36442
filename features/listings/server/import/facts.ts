/** Text as it may stand between tags. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

export type Fact = readonly [label: string, text: string, url?: string | undefined]

const asItem = ([label, text, url]: Fact) => {
  const shown = url ? `<a href="${escapeHtml(url)}">${escapeHtml(text)}</a>` : escapeHtml(text)
  return `<li>${escapeHtml(label)}: ${shown}</li>`
}

/** A description from a feed's own words and its facts; facts without a text are left out. */
export function describeFacts(paragraphs: readonly string[], facts: readonly Fact[]): string {
  const said = paragraphs.filter(Boolean).map((text) => `<p>${escapeHtml(text)}</p>`)
  const items = facts.filter(([, text]) => text).map(asItem)
  return said.join('') + (items.length > 0 ? `<ul>${items.join('')}</ul>` : '')
}
