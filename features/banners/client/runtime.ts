import { contributeWith, defineRuntime, provide } from '../../../kernel/index'
import { browserTasks } from '../../web/contract'
import { createSignals } from './ad/create-signals'
import { signals } from './ad/signals'

/** Spec §9. */
const TELL_EVERY_MS = 15_000

export const runtime = defineRuntime({
  provides: [provide(signals, [], createSignals)],
  contributes: [
    contributeWith(browserTasks, [signals], ({ tell }) => ({
      id: 'banners.tell',
      // Whichever is looked at: the one that leads may stand behind others for hours. A lock keeps a thing from being told twice.
      where: 'every-tab' as const,
      everyMs: TELL_EVERY_MS,
      run: tell,
    })),
  ],
})
