import type { Database, Job, Tx } from '../../../data/contract'
import type { Live, LiveTopic, SharedCache } from '../../../web/contract'
import { NOTICES_TOPIC } from '../../contract'
import type { BannersTables } from '../tables'
import { hasTurned } from './notice-queries'

/** What cached answers with notices are known by. */
export const NOTICES_TAG = NOTICES_TOPIC

/** `banners.notices`: ask again. It says nothing itself, so everybody may hear it. */
export const noticesTopic: LiveTopic = { id: 'banners.topic', name: NOTICES_TOPIC, may: () => true }

export interface Telling {
  /** All open pages ask again, once it is committed. */
  tell(tx: Tx): Promise<void>
}

export function createTelling(live: Live, cache: SharedCache): Telling {
  return {
    async tell(tx) {
      await cache.forget(NOTICES_TAG, tx)
      await live.publish(NOTICES_TOPIC, {}, tx)
    },
  }
}

const SINCE_MS = 2 * 60_000

/** Open pages hear within a minute that a notice began or ended by the clock; whoever asks is answered to the second. Told twice, a page asks twice. */
export function turnNoticesJob(database: Database, telling: Telling): Job {
  return {
    id: 'banners.turn-notices',
    cron: '* * * * *',
    async run({ now }) {
      const isTurned = await hasTurned(database.of<BannersTables>(), new Date(now.getTime() - SINCE_MS), now)
      if (isTurned) await database.transact((tx) => telling.tell(tx))
      return { told: isTurned }
    },
  }
}
