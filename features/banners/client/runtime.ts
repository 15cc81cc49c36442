import { contributeWith, defineRuntime, provide } from '../../../kernel/index'
import { browserTasks } from '../../web/contract'
import { clicks, createClicks } from './ad/clicks'

/** Spec §9. */
const TELL_EVERY_MS = 15_000

export const runtime = defineRuntime({
  provides: [provide(clicks, [], createClicks)],
  contributes: [
    contributeWith(browserTasks, [clicks], ({ tell }) => ({
      id: 'banners.tell-clicks',
      // Whichever is looked at: the one that leads may stand behind others for hours. A lock keeps a batch from being told twice.
      where: 'every-tab' as const,
      everyMs: TELL_EVERY_MS,
      run: tell,
    })),
  ],
})
