import { contributeWith, defineRuntime, provide } from '../../../kernel/index'
import { browserTasks } from '../../web/contract'
import { forgetKeptPages } from './kept/kept-pages'
import { watchLostFiles } from './lost-files'
import { tellWorker } from './messages'
import { unregisterOldWorkers } from './old-workers'
import { createSiteUpdate } from './site-update'
import { siteUpdate } from './tokens'

/** Browsers look for a new worker when a page is loaded; a page that stays open for days is one load. */
const LOOK_EVERY_MS = 60 * 60_000

export const runtime = defineRuntime({
  provides: [provide(siteUpdate, [], createSiteUpdate)],
  contributes: [
    contributeWith(browserTasks, [siteUpdate], ({ look }) => ({
      id: 'offline.look-for-update',
      everyMs: LOOK_EVERY_MS,
      where: 'leader' as const,
      run: look,
    })),
  ],
  async start({ get, own, signal }) {
    // None in development: what a worker keeps is what was built before the last save.
    if (typeof window === 'undefined' || process.env.NODE_ENV === 'development') return
    const update = get(siteUpdate)
    watchLostFiles(update.offer, signal)
    // Switched off in an open page. One that is opened later has no part of this feature: then the worker finds out by itself.
    own(async () => {
      await forgetKeptPages()
      await tellWorker({ type: 'leave' })
    })
    // Nobody waits for the worker: a page is whole without it.
    void (async () => {
      await unregisterOldWorkers().catch((error: unknown) => console.warn('Old workers could not be removed:', error))
      await update.begin(signal).catch((error: unknown) => console.warn('The worker could not be registered:', error))
    })()
  },
})
