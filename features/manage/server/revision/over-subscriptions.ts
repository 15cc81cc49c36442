import type { Database, Subscription } from '../../../data/contract'
import { closed, takenDown } from '../../../listings/contract'
import type { ManageTables } from '../draft-queries'
import { dropDraft, freeDraft } from './handed-in-queries'

interface About {
  readonly opportunityId: number
}

/** What is closed says what it says. What was being changed of it is a draft by itself from then on: it can become the next one. */
export function freeOnClosed(database: Database): Subscription<About> {
  return {
    id: 'manage.on-closed',
    event: closed.eventName,
    handle: ({ opportunityId }, { tx }) => freeDraft(database.on<ManageTables>(tx), opportunityId),
  }
}

/** With what is taken down goes what was being written of it. */
export function dropOnTakenDown(database: Database): Subscription<About> {
  return {
    id: 'manage.on-taken-down',
    event: takenDown.eventName,
    handle: ({ opportunityId }, { tx }) => dropDraft(database.on<ManageTables>(tx), opportunityId),
  }
}
