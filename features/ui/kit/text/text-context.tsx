import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { Language, Translate } from '../../contract/index'

interface TextValue {
  readonly language: Language
  readonly translate: Translate
}

/** Without a provider a text is its key: a part can be drawn by itself. */
const TextContext = createContext<TextValue>({ language: 'en', translate: (key) => key })

export interface TextProviderProps extends TextValue {
  readonly children?: ReactNode
}

/** Says in which language everything below it speaks. */
export function TextProvider({ language, translate, children }: TextProviderProps) {
  const value = useMemo(() => ({ language, translate }), [language, translate])
  return <TextContext value={value}>{children}</TextContext>
}

/** The text of a key, with values for its places: `t('listings.count', { count: 3 })`. */
export function useText(): Translate {
  return useContext(TextContext).translate
}

export function useLanguage(): Language {
  return useContext(TextContext).language
}
