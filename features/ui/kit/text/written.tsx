import { langOf } from './lang-of'
import { useLanguage } from './text-context'

/** What somebody wrote, amid the page's own words: read out in its own language. */
export function Written({ text }: { readonly text: string }) {
  const lang = langOf(text, useLanguage())
  return lang ? <span lang={lang}>{text}</span> : text
}
