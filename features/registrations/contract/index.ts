/** What the house may know of `registrations`: entering and leaving opportunities, and hearing of it. */
import { token } from '../../../kernel/declare'
import { durableEvent, type Tx } from '../../data/contract'
import type { Opportunity } from '../../listings/contract'
import type { Person } from '../../session/contract'
import { defineErrors } from '../../web/contract'

export {
  ANSWER_FILES,
  answerLimits,
  answerPlace,
  answerProblem,
  type AnswerProblem,
  CONSENT,
  fileRuleOf,
  isPhone,
  scaleSteps,
  yesOrNo,
} from './answer-rules'
export { type CheckPart, type CheckPartProps, checkParts } from './check-parts'
export { type FileFieldPart, fileFields } from './file-fields'
export { type TermsPart, type TermsPartProps, termsParts } from './terms'
export { hasStarted, type Phase, phaseInSight, phaseOutOfSight } from './phase'
export { type MinePart, mineParts, type SeatPart, type SeatPartProps, seatParts } from './parts'
export { type SeatQueue, seatQueues } from './seat-queues'
export { closedAtOf, findStanding, type Standing } from './standing'

/** Below it registration forms are asked for, each with whether its reader meets the rules: asked anew once that may have changed. */
export const FORMS_PATH = '/api/registrations/form'

/** registered: takes a seat; withdrawn: gave it back, and may come again while it is open. */
export const registrationStates = ['registered', 'withdrawn'] as const
export type RegistrationState = (typeof registrationStates)[number]

/** How many registrations of an opportunity stand in each state. */
export interface RegistrationCounts {
  readonly registered: number
  readonly withdrawn: number
}

/** What other features' services may ask. All writes go through the endpoints. */
export interface Registrations {
  /** By opportunity; those without a registration count zero. `since`: those alone who came from then on. */
  count(opportunityIds: readonly number[], since?: Date): Promise<ReadonlyMap<number, RegistrationCounts>>
  /** Whether this person is registered now, inside the caller's transaction. */
  isRegistered(tx: Tx, opportunityId: number, personId: number): Promise<boolean>
  /** How many are registered now; seats that are kept for somebody are not among them. */
  countRegistered(tx: Tx, opportunityId: number): Promise<number>
  /** Everybody who is registered now, by person. */
  registered(tx: Tx, opportunityId: number): Promise<readonly number[]>
  /** At most so many who are registered now, after this person, in the order of persons. `by`: only those who were by then. */
  registeredAfter(tx: Tx, opportunityId: number, after: number, limit: number, by?: Date): Promise<readonly number[]>
  /** Who was registered at an instant and has left since, by person. */
  leftSince(tx: Tx, opportunityId: number, since: Date): Promise<readonly number[]>
  /** Whether somebody may see who is registered for this one, and deal with them: its organizer, whom it was entrusted to, and whoever sees all. */
  mayManage(person: Person, opportunity: Pick<Opportunity, 'id' | 'organizerId'>): boolean
}

export const registrations = token<Registrations>('registrations.registrations')

/** Somebody entered, for the first time or again after withdrawing. */
export const registered = durableEvent<{
  readonly registrationId: number
  readonly opportunityId: number
  readonly personId: number
}>('registrations/registered')

/** Somebody left and gave the seat back. */
export const withdrawn = durableEvent<{
  readonly registrationId: number
  readonly opportunityId: number
  readonly personId: number
}>('registrations/withdrawn')

export const registrationErrors = defineErrors('registrations', {
  /** Before its opening instant, by the server's clock. */
  notOpenYet: { status: 409, title: 'It has not opened yet' },
  /** At or after its closing instant, or closed by hand. */
  registrationClosed: { status: 409, title: 'It is closed' },
  /** `errors` holds the existing registration's id at the path `registrationId`. */
  alreadyRegistered: { status: 409, title: 'You have entered already' },
  /** One of the opportunity's rules is not met. */
  notEligible: { status: 403, title: 'You are not eligible for this' },
  noSeatLeft: { status: 409, title: 'All seats are taken' },
  /** Imported opportunities are entered where they came from. */
  elsewhere: { status: 409, title: 'It is entered on another site' },
  /** `errors` names the fields: `name`, `phone`, `answers.<question>`. */
  answersIncomplete: { status: 422, title: 'Some fields need another look' },
  /** The day until which it was asked of all is over. */
  answersLate: { status: 409, title: 'It can be answered no more' },
  alreadyStarted: { status: 409, title: 'It has started already' },
})
