import type { Language } from '../../contract/index'

const HINDI = /\p{Script=Devanagari}/gu
const LATIN = /\p{Script=Latin}/gu

/**
 * The `lang` of what somebody wrote, where it is another than the page's: names and texts stay as published, and are read out as what they are
 * (WCAG 3.1.2). Undefined for what is of the page's own language, or of none.
 */
export function langOf(text: string, language: Language): Language | undefined {
  const [hindi, latin] = [text.match(HINDI)?.length ?? 0, text.match(LATIN)?.length ?? 0]
  if (hindi === latin) return undefined
  const own = hindi > latin ? 'hi' : 'en'
  return own === language ? undefined : own
}
