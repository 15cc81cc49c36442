import type { Audit, Clock, Database, Tx } from '../../../data/contract'
import type { Opportunities, Opportunity } from '../../../listings/contract'
import type { Crowds } from '../../../notifications/contract'
import type { Registrations } from '../../../registrations/contract'
import type { Person } from '../../../session/contract'
import type { SharedCache } from '../../../web/contract'
import { draftProblems, draftSentences, manageErrors } from '../../contract'
import type { DeadlineRequest } from '../../contract/wire'
import { draftOf } from '../draft-content'
import type { ListingActs } from '../listing-acts'
import { readWallTime } from '../wall-time'
import { type DeadlineTables, insertChange } from './deadline-queries'
import { DEADLINE_MOVED } from './deadline-template'

export interface DeadlineParts {
  readonly database: Database
  readonly opportunities: Opportunities
  /** Undefined while nobody registers here. */
  readonly registrations: () => Registrations | undefined
  /** Undefined while `notifications` is off. */
  readonly crowds: () => Crowds | undefined
  readonly acts: ListingActs
  readonly audit: Audit
  readonly sharedCache: SharedCache
  readonly clock: Clock
}

/** Moves the deadline of what is open, by the clock of its zone. Throws `not-editable`, `incomplete`, `deadline-kept`. */
export type SetDeadline = (person: Person, id: number, wanted: DeadlineRequest) => Promise<void>

/** What stands in the way of a date does so in the editor too. */
const OF_DATES: readonly string[] = ['opensAt', 'closesAt', 'startsOn']

function demandOrder(opportunity: Opportunity, closesAt: string, now: Date): void {
  const wanted = { ...draftOf(opportunity), closesAt }
  const errors = draftProblems(wanted, now.getTime(), readWallTime)
    .filter(({ path }) => OF_DATES.includes(path))
    .map(({ says }) => ({ path: 'closesAt', message: draftSentences[says] as string }))
  if (errors.length > 0) throw manageErrors.incomplete(errors.map(({ message }) => message).join(' '), { errors })
}

export function createSetDeadline(parts: DeadlineParts): SetDeadline {
  const { database, opportunities, registrations, crowds, acts, audit, sharedCache, clock } = parts

  /** Asked once the opportunity is held: whoever registers at this moment has done so by then. */
  async function demandNobodyIn(tx: Tx, { id, title, seatsTaken }: Opportunity) {
    if (((await registrations()?.countRegistered(tx, id)) ?? seatsTaken) === 0) return
    throw manageErrors.deadlineKept(
      `Somebody has entered “${title}” and counts on its deadline. It can be made later, not earlier.`,
    )
  }

  return async (person, id, { closesAt: wall, why }) => {
    const before = await acts.own(person, id)
    if (before.state !== 'live')
      throw manageErrors.notEditable(
        `“${before.title}” is not open, so its deadline stays. Duplicate it to begin anew.`,
      )
    const at = clock.now()
    demandOrder(before, wall, at)
    const closesAt = new Date(readWallTime(wall, before.zone) ?? Number.NaN)
    const wasAt = before.closesAt === null ? null : new Date(before.closesAt)
    if (wasAt?.getTime() === closesAt.getTime()) return
    await database.transact(async (tx) => {
      await opportunities.update(tx, id, { ...before, closesAt: closesAt.toISOString() }, { version: before.version })
      if (wasAt === null || closesAt < wasAt) await demandNobodyIn(tx, before)
      const change = await insertChange(database.on<DeadlineTables>(tx), {
        ...{ opportunity_id: id, was_at: wasAt, closes_at: closesAt, why: why.trim(), at },
        ...{ by_person: person.id, is_organizer: before.organizerId === person.id },
      })
      await crowds()?.tellFollowers(tx, {
        ...{ template: DEADLINE_MOVED, opportunityId: id, eventId: `${DEADLINE_MOVED}:${change}`, at },
        values: { closesAt: closesAt.toISOString(), why: why.trim() },
      })
      await audit.record(tx, { personId: person.id, action: 'manage.deadline', about: `opportunity:${id}` })
    })
    await sharedCache.forget('listings') // after the commit: who asks now is told what holds now
  }
}
