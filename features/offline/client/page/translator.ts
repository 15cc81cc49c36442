import { setupI18n } from '@lingui/core'
import type { Language, Messages, Translate } from '../../../ui/contract'
import en from '../../locales/en.json'
import hi from '../../locales/hi.json'

const texts: Readonly<Record<Language, Messages>> = { en, hi }

/** Texts of this feature alone, both languages in one file: the page is here before anybody knows in which it will be read. */
export function translatorOf(language: Language): Translate {
  const i18n = setupI18n({ locale: language, messages: { [language]: texts[language] as Record<string, string> } })
  return (key, values) => i18n._(key, values)
}
