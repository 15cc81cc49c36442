/** A text with what was typed in bold: whole words of it, wherever they begin a word. */
export function Marked({ text, typed }: { readonly text: string; readonly typed: string }) {
  const words = typed
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  if (words.length === 0) return text
  const parts = text.split(new RegExp(`(?<![\\p{L}\\p{N}])(${words.join('|')})`, 'giu'))
  // Every second part is one that matched.
  return parts.map((part, at) => (at % 2 === 1 ? <b key={`${at}-${part}`}>{part}</b> : part))
}
