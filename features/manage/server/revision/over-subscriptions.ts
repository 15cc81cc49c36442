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

/** With what is taken down goes what was being written of it. */
export function dropOnTakenDown(database: Database): Subscription<About> {
  return {
    id: 'manage.on-taken-down',
    event: takenDown.eventName,
    async handle({ opportunityId }, { tx }) {
      await dropDraft(database.on<ManageTables>(tx), opportunityId)
      await deleteMovedCopy(database.on<MovedCopyTables>(tx), opportunityId)
    },
  }
}
