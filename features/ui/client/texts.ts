import type { Catalogue, Language, Texts } from '../contract/index'
import { createSpeaker } from './speaker'

export interface TextsNeeds {
  /** The catalogues of the features that are on, asked each time: features come and go. */
  readonly catalogues: () => readonly Catalogue[]
  readonly onMissing: (missing: { readonly key: string; readonly language: Language }) => void
}

/** Both languages, shared by all visitors. */
export function createTexts({ catalogues, onMissing }: TextsNeeds): Texts {
  const speakers = { en: createSpeaker('en', onMissing), hi: createSpeaker('hi', onMissing) }
  const loads = new Map<() => Promise<unknown>, Promise<void>>()

  function loadOnce(language: Language, catalogue: Catalogue): Promise<void> {
    const fetchTexts = catalogue.load[language]
    const known = loads.get(fetchTexts)
    if (known) return known
    const loading = fetchTexts().then((module) => speakers[language].add(module.default))
    loads.set(fetchTexts, loading)
    loading.catch(() => loads.delete(fetchTexts))
    return loading
  }

  return {
    add: (language, messages) => speakers[language].add(messages),
    lend: (language, messages, whole) => speakers[language].lend(messages, whole),
    hear: (language, draw) => speakers[language].hear(draw),
    async load(language, features) {
      const wanted = new Set(features.map((feature) => `${feature}.texts`))
      await Promise.all(catalogues().map((each) => (wanted.has(each.id) ? loadOnce(language, each) : undefined)))
    },
    translator: (language) => speakers[language].translator(),
    onChange: (language, listener) => speakers[language].onChange(listener),
    compileWith(compile) {
      for (const speaker of Object.values(speakers)) speaker.compileWith(compile)
    },
  }
}
