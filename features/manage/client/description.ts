const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const signs: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }

const escape = (text: string) => text.replace(/[&<>]/g, (sign) => entities[sign] as string)

/** Plain text as the HTML that is stored: empty lines part paragraphs, lines that begin with "-" are a list. */
export function paragraphsOf(text: string): string {
  const blocks = text.replace(/\r/g, '').split(/\n{2,}/)
  return blocks
    .map((block) => block.split('\n').filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0)
    .map((lines) =>
      lines.every((line) => /^\s*[-•]/.test(line))
        ? `<ul>${lines.map((line) => `<li>${escape(line.replace(/^\s*[-•]\s*/, ''))}</li>`).join('')}</ul>`
        : `<p>${lines.map(escape).join('<br>')}</p>`,
    )
    .join('')
}

/** The same text back, for the field. */
export function plainOf(html: string): string {
  return html
    .replace(/<li>/g, '- ')
    .replace(/<\/li>/g, '\n')
    .replace(/<br\s*\/?>/g, '\n')
    .replace(/<\/(p|ul|ol|h3|h4|blockquote)>/g, '\n\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (entity) => signs[entity] as string)
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
