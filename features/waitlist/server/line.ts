import type { Clock, Database, Outbox, StateMachines, Tx } from '../../data/contract'
import type { Opportunities, Opportunity } from '../../listings/contract'
import { findStanding, type Registrations } from '../../registrations/contract'
import type { Notices } from '../../notifications/contract'
import type { People } from '../../session/contract'
import type { Live } from '../../web/contract'
import { lapsed, OFFER_HOURS, offered, type PlaceState } from '../contract'
import { announce } from './live-topic'
import { offerToldAs } from './own-templates'
import { findPlace, firstWaiting, hasLine, lockLine, offersOf, writePlace } from './place-queries'
import { type PlaceRow, placeMachine, type WaitlistTables } from './tables'

export interface LineParts {
  readonly database: Database
  readonly opportunities: Opportunities
  readonly registrations: Registrations
  readonly machines: StateMachines
  readonly outbox: Outbox
  readonly live: Live
  readonly clock: Clock
  readonly people: () => People | undefined
  readonly notices: () => Notices | undefined
}

/** What moves in lines: each call within a transaction, of which all is done or nothing. */
export interface Line {
  /** Free seats go to those who have waited longest. */
  moveUp(tx: Tx, opportunityId: number): Promise<void>
  /** A seat that somebody has goes to who comes next; false when nobody waits, or nobody can enter any more. */
  pass(tx: Tx, opportunityId: number): Promise<boolean>
  /** Whoever has a seat kept enters by it; true when one was. */
  claim(tx: Tx, opportunityId: number, personId: number): Promise<boolean>
  /** Out of the line; a seat that was kept goes on. Without a place nothing happens. */
  leave(tx: Tx, opportunityId: number, personId: number): Promise<void>
  /** As `leave`, where the time of a kept seat has ended. */
  lapse(tx: Tx, opportunityId: number, personId: number): Promise<void>
  /** No seat is kept where nobody can enter any more; whose it was is told. Where one can, nothing happens. */
  endOffers(tx: Tx, opportunityId: number): Promise<void>
  /** Nobody waits any more: it is over. */
  end(tx: Tx, opportunityId: number): Promise<void>
}

/** Whether a seat, free or kept, can be entered by at this instant. */
export const canEnter = (opportunity: Opportunity, now: Date) =>
  ['open', 'full'].includes(findStanding(opportunity, now))

export function createLine(parts: LineParts): Line {
  const { database, opportunities, registrations, machines, outbox, live, clock, people, notices } = parts
  const on = (tx: Tx) => database.on<WaitlistTables>(tx)

  async function move(tx: Tx, place: PlaceRow, to: PlaceState, by?: number) {
    await machines.move(tx, placeMachine, { id: place.id, to, by, from: [place.state] })
    // Held back by quiet hours it would go out when there is nothing left to take.
    if (place.state === 'offered' && place.kept_until)
      await notices()?.takeBack(tx, offerToldAs(place.id, place.kept_until))
    await announce(live, place.opportunity_id, tx)
  }

  /**
   * Who is in by now, since two accounts of one person were merged, waits no more; who is disabled cannot come and is passed over, and stands
   * where they stood when they are back; `entering` is at the door.
   */
  async function nextInLine(tx: Tx, opportunityId: number, entering?: number): Promise<PlaceRow | undefined> {
    let away: PlaceRow | undefined
    for (;;) {
      const place = await firstWaiting(on(tx), opportunityId, away)
      if (!place || place.person_id === entering) return place
      if (await registrations.isRegistered(tx, opportunityId, place.person_id)) await move(tx, place, 'left')
      else if (await isAway(tx, place.person_id)) away = place
      else return place
    }
  }

  /** Whoever is no account's has nothing that could be disabled. */
  const isAway = async (tx: Tx, personId: number) =>
    ['closed', 'erased'].includes((await people()?.stateOf(personId, tx)) ?? 'open')

  async function offer(tx: Tx, place: PlaceRow, { closesAt }: Opportunity) {
    const ends = clock.now().getTime() + OFFER_HOURS * 3_600_000
    const until = new Date(closesAt ? Math.min(ends, Date.parse(closesAt)) : ends)
    await writePlace(on(tx), place.id, { kept_until: until })
    await move(tx, place, 'offered')
    const { id: placeId, opportunity_id: opportunityId, person_id: personId } = place
    await outbox.publish(tx, offered({ placeId, opportunityId, personId, until: until.toISOString() }))
  }

  /** Undefined where nobody can enter at this time. Nobody else moves this line until the transaction ends. */
  async function takeLine(tx: Tx, opportunityId: number): Promise<Opportunity | undefined> {
    await lockLine(on(tx), opportunityId)
    const opportunity = await opportunities.find(opportunityId, tx)
    return opportunity && canEnter(opportunity, clock.now()) ? opportunity : undefined
  }

  async function giveFree(tx: Tx, opportunity: Opportunity, entering?: number) {
    for (;;) {
      const next = await nextInLine(tx, opportunity.id, entering)
      if (!next || !(await opportunities.takeSeat(tx, opportunity.id))) return
      await offer(tx, next, opportunity)
    }
  }

  async function moveUp(tx: Tx, opportunityId: number, entering?: number) {
    const opportunity = await takeLine(tx, opportunityId)
    if (opportunity) await giveFree(tx, opportunity, entering)
  }

  async function pass(tx: Tx, opportunityId: number) {
    const opportunity = await takeLine(tx, opportunityId)
    const next = opportunity && (await nextInLine(tx, opportunityId))
    if (!next) return false
    await offer(tx, next, opportunity)
    await giveFree(tx, opportunity)
    return true
  }

  async function passOrRelease(tx: Tx, opportunityId: number) {
    if (!(await pass(tx, opportunityId))) await opportunities.releaseSeat(tx, opportunityId)
  }

  async function lapse(tx: Tx, place: PlaceRow) {
    const { id: placeId, opportunity_id: opportunityId, person_id: personId } = place
    await move(tx, place, 'lapsed')
    await outbox.publish(tx, lapsed({ placeId, opportunityId, personId }))
    await passOrRelease(tx, opportunityId)
  }

  return {
    moveUp: (tx, opportunityId) => moveUp(tx, opportunityId),
    pass,
    async claim(tx, opportunityId, personId) {
      if (!(await hasLine(on(tx), opportunityId))) return false
      await moveUp(tx, opportunityId, personId)
      const place = await findPlace(on(tx), opportunityId, personId)
      if (!place || !isKept(place, clock.now())) return false
      await move(tx, place, 'entered', personId)
      return true
    },
    async leave(tx, opportunityId, personId) {
      await lockLine(on(tx), opportunityId)
      const place = await findPlace(on(tx), opportunityId, personId)
      if (place?.state !== 'waiting' && place?.state !== 'offered') return
      await move(tx, place, 'left', personId)
      if (place.state === 'offered') await passOrRelease(tx, opportunityId)
    },
    async lapse(tx, opportunityId, personId) {
      await lockLine(on(tx), opportunityId)
      const place = await findPlace(on(tx), opportunityId, personId)
      if (place?.state !== 'offered' || isKept(place, clock.now())) return
      await lapse(tx, place)
    },
    async endOffers(tx, opportunityId) {
      if (await takeLine(tx, opportunityId)) return
      for (const place of await offersOf(on(tx), opportunityId)) await lapse(tx, place)
    },
    async end(tx, opportunityId) {
      await lockLine(on(tx), opportunityId)
      for (;;) {
        const place = await firstWaiting(on(tx), opportunityId)
        if (!place) return
        await move(tx, place, 'left')
      }
    },
  }
}

/** Whether a seat is kept at this instant; the last one itself is too late. */
export const isKept = ({ state, kept_until: until }: PlaceRow, now: Date): boolean =>
  state === 'offered' && until !== null && now < until
