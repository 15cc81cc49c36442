import { contributeWith, defineRuntime } from '../../../kernel/index'
import { session } from '../../session/contract'
import { browserTasks } from '../../web/contract'
import { type Language, texts } from '../../ui/contract'

/** A page speaks one language; the server draws both. */
const spoken = (): readonly Language[] =>
  typeof document === 'undefined' ? ['en', 'hi'] : [document.documentElement.lang === 'hi' ? 'hi' : 'en']

export const runtime = defineRuntime({
  contributes: [
    contributeWith(browserTasks, [session], ({ state }) => ({
      id: 'notifications.forget-push',
      where: 'every-tab' as const,
      async run() {
        if (state.status === 'nobody') await (await import('./push/push-device')).forgetPush()
      },
    })),
  ],
  // Bell, panel and toast stand on pages of other features, whose arrival loads their own texts only.
  async start({ get }) {
    await Promise.all(spoken().map((language) => get(texts).load(language, ['notifications'])))
  },
})
