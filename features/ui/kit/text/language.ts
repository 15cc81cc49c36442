import type { Language } from '../../contract/index'

/** What the cookie and the address call a language (spec §9). */
export type LanguageMark = 'en' | 'hn'

export const LANGUAGE_COOKIE = 'unLang'
const ONE_YEAR_IN_SECONDS = 365 * 24 * 60 * 60

/** The language that `?lang=` (first) or the cookie asks for; `hi` is understood too, everything else is English. */
export function languageOf(cookieValue: string | undefined, queryValue?: string | null): Language {
  const asked = [queryValue, cookieValue].find((each) => each === 'en' || each === 'hn' || each === 'hi')
  return asked === 'hn' || asked === 'hi' ? 'hi' : 'en'
}

export function markOf(language: Language): LanguageMark {
  return language === 'hi' ? 'hn' : 'en'
}

/** `hn` is not a language tag: Intl would fall back to English without a word. */
export function intlLocaleOf(language: Language): 'hi-IN-u-nu-latn' | 'en-IN' {
  return language === 'hi' ? 'hi-IN-u-nu-latn' : 'en-IN'
}

/** The cookie that keeps the choice for a year, Strict, Secure on https (spec §9). */
export function languageCookie(language: Language, isHttps: boolean): string {
  const parts = [
    `${LANGUAGE_COOKIE}=${markOf(language)}`,
    `Max-Age=${ONE_YEAR_IN_SECONDS}`,
    'Path=/',
    'SameSite=Strict',
  ]
  return [...parts, ...(isHttps ? ['Secure'] : [])].join('; ')
}

/** Keeps the choice and loads the page again without `?lang=`, which would override it (spec §4). */
export function chooseLanguage(language: Language, page: Window = window): void {
  page.document.cookie = languageCookie(language, page.location.protocol === 'https:')
  const address = new URL(page.location.href)
  if (!address.searchParams.has('lang')) return page.location.reload()
  address.searchParams.delete('lang')
  page.location.replace(address)
}
