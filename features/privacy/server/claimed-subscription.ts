import type { Audit, Database, Subscription } from '../../data/contract'
import { accountClaimed } from '../../session/contract'
import type { Live } from '../../web/contract'
import { stopErasure } from './erasure-queries'
import { announce } from './live-topic'
import type { PrivacyTables } from './tables'

/** An account that a stranger asked to erase, having signed up with its owner's address, stays. */
export function keepClaimed(database: Database, audit: Audit, live: Live): Subscription<{ personId: number }> {
  return {
    id: 'privacy.on-claimed',
    event: accountClaimed.eventName,
    async handle({ personId }, { tx, at }) {
      if (!(await stopErasure(database.on<PrivacyTables>(tx), personId, at))) return
      const about = `person:${personId}`
      await audit.record(tx, { personId: undefined, action: 'privacy.erasure-stopped', about, detail: { by: 'claim' } })
      await announce(live, personId, tx)
    },
  }
}
