import { defineRuntime } from '../../../kernel/index'
import { type Language, texts } from '../../ui/contract'

/** A page speaks one language; the server draws both. */
const spoken = (): readonly Language[] =>
  typeof document === 'undefined' ? ['en', 'hi'] : [document.documentElement.lang === 'hi' ? 'hi' : 'en']

export const runtime = defineRuntime({
  // Bell, panel and toast stand on pages of other features, whose arrival loads their own texts only.
  async start({ get }) {
    await Promise.all(spoken().map((language) => get(texts).load(language, ['notifications'])))
  },
})
