import type { Clock, Database, StateMachines, Tx } from '../../../data/contract'
import type { Registrations } from '../../../registrations/contract'
import type { Directory } from '../../../session/contract'
import { JOIN_HOURS, REFERRAL_DAYS, type ReferralReason } from '../../contract/referrals'
import type { ArrivalRequest } from '../../contract/wire-referrals'
import { isCleared } from './appeals/appeal-queries'
import { findOwner } from './code-queries'
import { dropEntry, noteArrival, noteEntry, referredAmong } from './entry-queries'
import { mailboxOf } from './mailbox'
import type { ReferralMoves } from './referral-moves'
import {
  insertReferral,
  isBroughtBy,
  isBrowserOf,
  lockReferralOf,
  lockReferrals,
  noteRegistered,
} from './referral-queries'
import { referralMachine as machine, type ReferralRow, type ReferralTables } from './tables'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

interface ReferralParts {
  readonly database: Database
  readonly machines: StateMachines
  readonly directory: Directory
  readonly moves: ReferralMoves
  readonly registrations: () => Registrations | undefined
  readonly clock: Clock
}

interface Entering {
  readonly personId: number
  readonly opportunityId: number
}

/** Who came by whose link, and what becomes of it. */
export interface Referrals {
  /**
   * Somebody who is logged in came by a link. Whoever opened it before they had an account joined through it, once; what they register for counts
   * for it either way. A code that nobody has, and one's own, change nothing.
   */
  arrive(personId: number, arrival: ArrivalRequest): Promise<void>
  registered(tx: Tx, entering: Entering, at: Date): Promise<void>
  /** Those of these whom `registered` is for. */
  referredAmong(tx: Tx, personIds: readonly number[]): Promise<ReadonlySet<number>>
  withdrawn(tx: Tx, entering: Entering): Promise<void>
  /** Decides what can be decided of the referral by which somebody joined: earned, refused, or neither yet. */
  settle(tx: Tx, personId: number): Promise<void>
}

export const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS)

export function createReferrals(parts: ReferralParts): Referrals {
  const { database, machines, directory, moves, clock } = parts
  const on = (tx: Tx) => database.on<ReferralTables>(tx)

  /** Whether both accounts seem to be one person's, or brought each other. */
  async function suspicionOf(
    tx: Tx,
    { personId, referrerId, clientId }: { personId: number; referrerId: number; clientId: string | null },
  ): Promise<ReferralReason | undefined> {
    const [person, referrer] = [await directory.find(personId, tx), await directory.find(referrerId, tx)]
    if (person && referrer && mailboxOf(person.email) === mailboxOf(referrer.email)) return 'same-person'
    if (clientId !== null && (await isBrowserOf(on(tx), clientId, referrerId))) return 'same-browser'
    return (await isBroughtBy(on(tx), referrerId, personId)) ? 'ring' : undefined
  }

  async function join(tx: Tx, personId: number, referrerId: number, clientId: string | null): Promise<void> {
    await lockReferrals(on(tx))
    const reason = await suspicionOf(tx, { personId, referrerId, clientId })
    const now = clock.now()
    const state = reason ? 'refused' : 'pending'
    const told = { state, reason: reason ?? null, client_id: clientId, created_at: now, updated_at: now } as const
    const id = await insertReferral(on(tx), { person_id: personId, referrer_id: referrerId, ...told })
    if (id !== undefined) await machines.begin(tx, machine, { id, state, by: undefined })
  }

  async function decide(tx: Tx, row: ReferralRow, personId: number): Promise<void> {
    const isOver = row.created_at < daysBefore(clock.now(), REFERRAL_DAYS)
    if (row.registered_at === null) {
      if (isOver) await moves.refuse(tx, row, { reason: 'late' })
      return
    }
    const [person, referrer] = [await directory.find(personId, tx), await directory.find(row.referrer_id, tx)]
    // An address that is never proved is not waited for longer than a registration is.
    if (isOver && person && person.proved.length === 0) return moves.refuse(tx, row, { reason: 'late' })
    // Who is disabled earns nothing and is earned nothing by, until they come back.
    if (!person?.proved.length || !referrer) return
    const about = { personId, referrerId: row.referrer_id, clientId: row.client_id }
    // What a person has looked at no check looks at again.
    const reason = (await isCleared(on(tx), row.id)) ? undefined : await suspicionOf(tx, about)
    await (reason ? moves.refuse(tx, row, { reason }) : moves.earn(tx, row))
  }

  /** Asked, for registering and withdrawing are heard in any order. */
  const isRegistered = async (tx: Tx, { opportunityId, personId }: Entering) =>
    (await parts.registrations()?.isRegistered(tx, opportunityId, personId)) === true

  async function settle(tx: Tx, personId: number): Promise<void> {
    const row = await lockReferralOf(on(tx), personId)
    if (row?.state === 'pending') await decide(tx, row, personId)
  }

  return {
    settle,
    arrive: (personId, { refId, openedSecondsAgo, clientId }) =>
      database.transact(async (tx) => {
        const referrerId = await findOwner(on(tx), refId)
        if (referrerId === undefined || referrerId === personId) return
        const now = clock.now()
        const openedAt = new Date(now.getTime() - openedSecondsAgo * 1000)
        if (openedAt < daysBefore(now, REFERRAL_DAYS)) return
        const createdAt = (await directory.find(personId, tx))?.createdAt
        if (!createdAt) return
        await noteArrival(on(tx), personId, referrerId, openedAt)
        const isNew = openedAt <= createdAt && now.getTime() - createdAt.getTime() <= JOIN_HOURS * HOUR_MS
        if (isNew) await join(tx, personId, referrerId, clientId ?? null)
      }),
    referredAmong: (tx, personIds) => referredAmong(on(tx), personIds),
    async registered(tx, entering, at) {
      const since = daysBefore(at, REFERRAL_DAYS)
      if (await isRegistered(tx, entering)) await noteEntry(on(tx), entering, { at, since })
      await noteRegistered(on(tx), entering.personId, at)
      await settle(tx, entering.personId)
    },
    async withdrawn(tx, entering) {
      if (!(await isRegistered(tx, entering))) await dropEntry(on(tx), entering.opportunityId, entering.personId)
    },
  }
}
