import type { Job } from '../../contract'
import type { DataSettings } from '../settings'
import { storeOf } from './content-store'

/** No upload takes that long. */
const STALE_MS = 24 * 3_600_000

/** Halves of files that a house which fell was writing. */
export function purgeDraftsJob(settings: DataSettings): Job {
  return {
    id: 'data.purge-drafts',
    cron: '50 3 * * *',
    run: async ({ now }) => ({ purged: await storeOf(settings).purgeDrafts(new Date(now.getTime() - STALE_MS)) }),
  }
}
