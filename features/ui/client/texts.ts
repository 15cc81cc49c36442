import { type I18n, setupI18n } from '@lingui/core'
import type { Catalogue, Language, Message, Messages, Texts, Translate } from '../contract/index'
import { plainPlurals, withPlurals } from './plain-plurals'
import { isSimple, type SimpleMessage, say } from './simple-message'

type Compile = (message: string) => Message

export interface TextsNeeds {
  /** The catalogues of the features that are on, asked each time: features come and go. */
  readonly catalogues: () => readonly Catalogue[]
  readonly onMissing: (missing: { readonly key: string; readonly language: Language }) => void
}

/** One Lingui instance per language, shared by all visitors and never the library's global one. */
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
    async load(language, features) {
      const wanted = new Set(features.map((feature) => `${feature}.texts`))
      await Promise.all(catalogues().map((each) => (wanted.has(each.id) ? loadOnce(language, each) : undefined)))
    },
    translator: (language) => speakers[language].translate,
    compileWith(compile) {
      for (const speaker of Object.values(speakers)) speaker.compileWith(compile)
    },
  }
}

function createSpeaker(language: Language, onMissing: TextsNeeds['onMissing']) {
  const told = new Set<string>()
  const missing = (_: string, key: string) => {
    if (!told.has(key)) onMissing({ key, language })
    told.add(key)
    return key
  }
  // Both languages group digits the Indian way and count with 0–9 (spec: 1,00,000).
  const locales = language === 'hi' ? ['hi-IN-u-nu-latn'] : ['en-IN']
  const i18n: I18n = setupI18n({ locale: language, locales, messages: { [language]: {} }, missing })
  installCompiler(i18n, (message) => [message])
  const simple = new Map<string, SimpleMessage>()
  const translate: Translate = (key, values) => {
    const known = simple.get(key)
    return known ? say(known, values, language) : i18n._(key, values && withPlurals(values, language))
  }

  function add(messages: Messages): void {
    const all = plain(messages)
    i18n.load(language, all as Parameters<I18n['load']>[1])
    for (const [key, message] of Object.entries(all)) {
      if (isSimple(message)) simple.set(key, message)
      else simple.delete(key)
    }
  }

  return {
    translate,
    add,
    compileWith: (compile: Compile) => installCompiler(i18n, compile),
  }
}

const plain = (messages: Messages) =>
  Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, plainPlurals(message)]))

/** Lingui compiles a text at every use; each is worth compiling once. Without a compiler a text is taken as it stands. */
function installCompiler(i18n: I18n, compile: Compile): void {
  const compiled = new Map<string, Message>()
  i18n.setMessagesCompiler(((message: string) => {
    const known = compiled.get(message)
    if (known !== undefined) return known
    const fresh = plainPlurals(compile(message))
    compiled.set(message, fresh)
    return fresh
  }) as Parameters<I18n['setMessagesCompiler']>[0])
}
