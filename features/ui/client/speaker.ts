import { type I18n, setupI18n } from '@lingui/core'
import type { Language, Message, Messages, Translate, Values } from '../contract/index'
import { plainPlurals, withPlurals } from './plain-plurals'
import { isSimple, type SimpleMessage, say } from './simple-message'

type Compile = (message: string) => Message

/** All texts of one language, and who asks for them: one Lingui instance, never the library's global one. */
export interface Speaker {
  add(messages: Messages): void
  /** As in `Texts`. */
  lend(messages: Messages, whole: Promise<unknown>): void
  hear<T>(draw: () => T): { readonly drawn: T; readonly said: Messages }
  translator(): Translate
  onChange(listener: () => void): () => void
  compileWith(compile: Compile): void
}

export function createSpeaker(
  language: Language,
  onMissing: (missing: { readonly key: string; readonly language: Language }) => void,
): Speaker {
  const told = new Set<string>()
  const listeners = new Set<() => void>()
  const simple = new Map<string, SimpleMessage>()
  let heard: Set<string> | undefined
  let awaited: Set<string> | undefined

  function missing(_: string, key: string): string {
    if (awaited) {
      awaited.add(key)
      return ''
    }
    if (!told.has(key)) onMissing({ key, language })
    told.add(key)
    return key
  }

  // Both languages group digits the Indian way and count with 0–9 (spec: 1,00,000).
  const locales = language === 'hi' ? ['hi-IN-u-nu-latn'] : ['en-IN']
  const i18n: I18n = setupI18n({ locale: language, locales, messages: { [language]: {} }, missing })
  installCompiler(i18n, (message) => [message])

  const speak = (key: string, values?: Values): string => {
    heard?.add(key)
    const known = simple.get(key)
    return known ? say(known, values, language) : i18n._(key, values && withPlurals(values, language))
  }
  let translate: Translate = speak

  function add(messages: Messages): void {
    const all = plain(messages)
    i18n.load(language, all as Parameters<I18n['load']>[1])
    for (const [key, message] of Object.entries(all)) {
      if (isSimple(message)) simple.set(key, message)
      else simple.delete(key)
    }
  }

  return {
    add,
    lend(messages, whole) {
      add(messages)
      const asked = new Set<string>()
      awaited = asked
      const settle = () => {
        awaited = undefined
        if (asked.size === 0) return
        translate = (key, values) => speak(key, values) // another one: whoever said nothing says it again
        for (const tell of listeners) tell()
      }
      whole.then(settle, settle)
    },
    hear(draw) {
      const keys = new Set<string>()
      heard = keys
      try {
        const drawn = draw()
        const known = i18n.messages as Record<string, Message>
        const pairs = [...keys].map((key) => [key, known[key]] as const)
        return { drawn, said: Object.fromEntries(pairs.filter(isKnown)) }
      } finally {
        heard = undefined
      }
    },
    translator: () => translate,
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    compileWith: (compile) => installCompiler(i18n, compile),
  }
}

const isKnown = (pair: readonly [string, Message | undefined]): pair is readonly [string, Message] =>
  pair[1] !== undefined

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
