import type { Database, Subscription } from '../../../data/contract'
import { closed, type Opportunities, takenDown } from '../../../listings/contract'
import { deleteMovedCopy, type MovedCopyTables } from '../copy/moved-copy-queries'
import type { ManageTables } from '../draft-queries'
import { dropDraft, freeDraft } from './handed-in-queries'

interface About {
  readonly opportunityId: number
}

/**
 * What is closed says what it says. What was being changed of it is a draft by itself from then on: it can become the next one. Where a later
 * deadline has opened it again before this came round, it stays what is changed of it.
 */
export function freeOnClosed(database: Database, opportunities: Opportunities): Subscription<About> {
  return {
    id: 'manage.on-closed',
    event: closed.eventName,
    async handle({ opportunityId }, { tx }) {
      if ((await opportunities.find(opportunityId, tx))?.state !== 'live')
        await freeDraft(database.on<ManageTables>(tx), opportunityId)
    },
  }
}

/** With what is taken down for good goes what was being written of it; where it can be put back, that is a draft by itself, as of what is closed. */
export function dropOnTakenDown(database: Database, opportunities: Opportunities): Subscription<About> {
  return {
    id: 'manage.on-taken-down',
    event: takenDown.eventName,
    async handle({ opportunityId }, { tx }) {
      const row = await opportunities.find(opportunityId, tx)
      if (row && (row.state !== 'removed' || row.takenDown)) {
        if (row.takenDown) await freeDraft(database.on<ManageTables>(tx), opportunityId)
        return
      }
      await dropDraft(database.on<ManageTables>(tx), opportunityId)
      await deleteMovedCopy(database.on<MovedCopyTables>(tx), opportunityId)
    },
  }
}
