import { createContext, useContext } from 'react'
import type { Language, Texts } from '../../ui/contract'
import { loadModule, takeAsLoaded } from './modules'
import { useSettled } from './use-settled'

const loads = new WeakMap<Texts, Map<string, () => Promise<void>>>()

/** The texts of one feature in one language: asked for once, at hand without suspending once they are here. */
export function loadTexts(texts: Texts, language: Language, feature: string): Promise<void> {
  return loadModule(loaderOf(texts, language, feature))
}

/**
 * Where the server drew with them and lent the words that it said: they count as at hand, and are fetched beside. Resolves when they are here; not
 * come, they are asked for again by whoever needs them next.
 */
export function lendTexts(texts: Texts, language: Language, feature: string): Promise<void> {
  return takeAsLoaded(loaderOf(texts, language, feature), undefined)
}

/** The one function that loads them, for what knows modules by theirs. */
export function loaderOf(texts: Texts, language: Language, feature: string): () => Promise<void> {
  const known = loads.get(texts) ?? new Map<string, () => Promise<void>>()
  loads.set(texts, known)
  const key = `${language} ${feature}`
  const load = known.get(key) ?? (() => texts.load(language, [feature]))
  known.set(key, load)
  return load
}

export interface TextSource {
  readonly texts: Texts
  readonly language: Language
}

/** Where parts of other features get their texts from; without it (tests of one part) they are at hand already. */
export const TextSourceContext = createContext<TextSource | undefined>(undefined)

const AT_HAND: Promise<void> = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined })

/** Suspends until a feature's texts are here. */
export function useFeatureTexts(feature: string): void {
  const source = useContext(TextSourceContext)
  useSettled(source ? loadTexts(source.texts, source.language, feature) : AT_HAND)
}
