import type { Tx } from '../../data/contract'
import type { StillGiven } from '../../guardians/contract'
import type { Opportunity } from '../../listings/contract'
import { findStanding, registrationErrors } from '../../registrations/contract'
import type { EligibilityRules } from '../../rules/contract'
import { waitlistErrors } from '../contract'
import { announce } from './live-topic'
import type { Line, LineParts } from './line'
import { findPlace, insertPlace, lockLine, writePlace } from './place-queries'
import { placeMachine, type WaitlistTables } from './tables'

/** Takes a place at the end of the line; who is in it stays where they are. Throws `nothing-to-wait-for`, `already-registered`, `not-eligible`. */
export type Join = (opportunityId: number, personId: number, stillGiven?: StillGiven) => Promise<void>

const quoted = ({ title }: Opportunity) => `“${title}”`

function demandFull(opportunity: Opportunity, now: Date): void {
  const standing = findStanding(opportunity, now)
  if (standing === 'open')
    throw waitlistErrors.nothingToWaitFor(`${quoted(opportunity)} has a seat free. Register at once: it is not kept.`)
  if (standing !== 'full')
    throw waitlistErrors.nothingToWaitFor(`${quoted(opportunity)} takes nobody at this time, so no seat comes free.`)
}

export function createJoin(parts: LineParts, line: Line, rules: () => EligibilityRules | undefined): Join {
  const { database, opportunities, registrations, machines, live, clock } = parts

  /** A row each for a person and an opportunity: whoever comes again stands at the end. */
  async function standAtTheEnd(tx: Tx, opportunityId: number, personId: number, before: { id: number } | undefined) {
    const db = database.on<WaitlistTables>(tx)
    const at = clock.now()
    if (before) {
      await machines.move(tx, placeMachine, { id: before.id, to: 'waiting', by: personId })
      return writePlace(db, before.id, { joined_at: at })
    }
    const { id } = await insertPlace(db, opportunityId, personId, at)
    await machines.begin(tx, placeMachine, { id, state: 'waiting', by: personId })
  }

  return (opportunityId, personId, stillGiven) =>
    database.transact(async (tx) => {
      const [isIn] = await Promise.all([registrations.isRegistered(tx, opportunityId, personId), stillGiven?.(tx)])
      const db = database.on<WaitlistTables>(tx)
      await lockLine(db, opportunityId)
      const before = await findPlace(db, opportunityId, personId)
      if (before?.state === 'waiting' || before?.state === 'offered') return
      const opportunity = await opportunities.find(opportunityId, tx)
      if (!opportunity) throw new Error(`Opportunity ${opportunityId} was shown and is not there.`)
      if (isIn)
        throw registrationErrors.alreadyRegistered(
          `You have a seat of ${quoted(opportunity)}. Your receipt is under Registrations.`,
        )
      demandFull(opportunity, clock.now())
      const judged = await rules()?.judge(opportunity, personId, tx)
      if (judged?.verdict === 'not-met')
        throw registrationErrors.notEligible(
          `You do not meet every rule of ${quoted(opportunity)}, so a seat would be of no use. Its page shows which.`,
        )
      await standAtTheEnd(tx, opportunityId, personId, before)
      await announce(live, opportunityId, tx)
      // One that came free at this moment is not waited for.
      await line.moveUp(tx, opportunityId)
    })
}
