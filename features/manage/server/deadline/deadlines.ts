import type { Audit, Clock, Database, Tx } from '../../../data/contract'
import type { Opportunities, Opportunity } from '../../../listings/contract'
import type { Crowds } from '../../../notifications/contract'
import type { Registrations } from '../../../registrations/contract'
import type { Person } from '../../../session/contract'
import type { Live, SharedCache } from '../../../web/contract'
import { datedSentence, draftProblems, type DraftSays, draftSentences, manageErrors } from '../../contract'
import type { DraftBody } from '../../contract/wire'
import type { DeadlineRequest } from '../../contract/wire-acts'
import { isOfState, type ListingActs } from '../listing-acts'
import { tellLists } from '../live-lists'
import { readWallTime } from '../wall-time'
import type { Writing } from '../writing'
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
  readonly writing: Writing
  readonly live: Live
  readonly audit: Audit
  readonly sharedCache: SharedCache
  readonly clock: Clock
}

/**
 * Moves the deadline of what is open, by the clock of its zone; what its time has closed opens again with a later one. Throws `not-editable`,
 * `incomplete`, `deadline-kept`.
 */
export type SetDeadline = (person: Person, id: number, wanted: DeadlineRequest) => Promise<void>

/** Whatever names the deadline: it stands in its way in the editor too. */
const OF_DEADLINE: readonly DraftSays[] = [
  'closesMissing',
  'closesPast',
  'opensAfterCloses',
  'startsBeforeCloses',
  'endsBeforeCloses',
]

/** `before`: with what other features keep of it, whose dates may hang on the deadline too. */
function demandOrder({ problemsOfParts }: Writing, before: DraftBody, closesAt: string, now: Date): void {
  const wanted = { ...before, closesAt }
  const known = new Set(problemsOfParts(before).map(({ path, message }) => `${path} ${message}`))
  const errors = [
    ...draftProblems(wanted, now.getTime(), readWallTime)
      .filter(({ says }) => OF_DEADLINE.includes(says))
      .map(({ says, dates }) => datedSentence(draftSentences[says], dates, before.zone)),
    ...problemsOfParts(wanted).flatMap(({ path, message }) => (known.has(`${path} ${message}`) ? [] : [message])),
  ].map((message) => ({ path: 'closesAt', message }))
  if (errors.length > 0) throw manageErrors.incomplete(errors.map(({ message }) => message).join(' '), { errors })
}

/** What a field of the editor shows of it. */
const minuteOf = (at: Date) => Math.floor(at.getTime() / 60_000)

/** Its organizer, or whom it was entrusted to; whoever approves moves those of others for the site. */
const isOnItsSide = ({ id, permissions }: Person, { organizerId }: Opportunity) =>
  organizerId === id || !permissions.includes('manage.approve')

const notOpen = ({ title }: Opportunity) =>
  manageErrors.notEditable(`“${title}” is not open, so its deadline stays. Duplicate it to begin anew.`)

export function createSetDeadline(parts: DeadlineParts): SetDeadline {
  const { database, opportunities, registrations, crowds, acts, writing, live, audit, sharedCache, clock } = parts

  /** Asked once the opportunity is held: whoever registers at this moment has done so by then. */
  async function demandNobodyIn(tx: Tx, { id, title, seatsTaken }: Opportunity) {
    if (((await registrations()?.countRegistered(tx, id)) ?? seatsTaken) === 0) return
    throw manageErrors.deadlineKept(
      `Somebody has entered “${title}” and counts on its deadline. It can be made later, not earlier.`,
    )
  }

  /** As it is once it may be written. */
  async function opened(tx: Tx, before: Opportunity, by: number): Promise<Opportunity> {
    if (before.state === 'live') return before
    await opportunities.reopen(tx, before.id, by).catch((error: unknown) => {
      throw isOfState(error) ? notOpen(before) : error
    })
    await tellLists(live, tx, before.organizerId)
    return (await opportunities.find(before.id, tx)) ?? before
  }

  return async (person, id, { closesAt: wall, why }) => {
    const before = await acts.own(person, id)
    const at = clock.now()
    const isOver = before.closesAt !== null && new Date(before.closesAt) <= at
    if (before.state !== 'live' && !(before.state === 'closed' && isOver)) throw notOpen(before)
    demandOrder(writing, await writing.read(id, before), wall, at)
    const closesAt = new Date(readWallTime(wall, before.zone) ?? Number.NaN)
    const wasAt = before.closesAt === null ? null : new Date(before.closesAt)
    if (wasAt && minuteOf(wasAt) === minuteOf(closesAt)) return
    await database.transact(async (tx) => {
      const now = await opened(tx, before, person.id)
      await opportunities.update(tx, id, { ...now, closesAt: closesAt.toISOString() }, { version: now.version })
      if (wasAt === null || closesAt < wasAt) await demandNobodyIn(tx, before)
      const change = await insertChange(database.on<DeadlineTables>(tx), {
        ...{ opportunity_id: id, was_at: wasAt, closes_at: closesAt, why: why.trim(), at },
        ...{ by_person: person.id, is_organizer: isOnItsSide(person, before) },
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
