/** What the house may know of `guardians`: who is under 18 takes part once a parent or guardian has agreed (the DPDP Act, section 9). */
import { token } from '../../../kernel/declare'
import { durableEvent, type Tx } from '../../data/contract'
import { defineErrors } from '../../web/contract'

/** Of the words that guardians agree to, `guardians.words.*`; whoever changes one counts on. */
export const WORDS_VERSION = 1

/** asked: a mail went to the guardian; replaced: the person asked anew, the same guardian or another one. */
export const consentStates = ['asked', 'given', 'refused', 'taken-back', 'replaced'] as const
export type ConsentState = (typeof consentStates)[number]

/**
 * Where a person stands. free: of age, or nobody here asks ages; age-wanted: they have not said when they were born; guardian-wanted: under 18, and nobody
 * was named; unanswered: the link ran out.
 */
export const standings = [
  ...(['free', 'age-wanted', 'guardian-wanted', 'unanswered'] as const),
  ...(['asked', 'given', 'refused', 'taken-back'] as const),
] as const
export type Standing = (typeof standings)[number]

/**
 * Asked once more within the transaction of whoever takes part: a consent is taken back before it, and that throws `consent-wanted`, or is taken back when
 * it is written, and then it ends with all else. Of who is of age it asks nothing.
 */
export type StillGiven = (tx: Tx) => Promise<void>

/** What others ask before somebody takes part or is shown in public. */
export interface Consents {
  /** Throws `age-wanted` or `consent-wanted`, each with the way on. Not inside a transaction. */
  demand(personId: number): Promise<StillGiven>
  /** The same of those alone who are known to be under 18. */
  demandOfMinor(personId: number): Promise<StillGiven>
  /** Those of these who are known to be under 18 and for whom nobody agrees: nothing of theirs is public. */
  lackedBy(personIds: readonly number[]): Promise<ReadonlySet<number>>
}

export const consents = token<Consents>('guardians.consents')

/** A guardian has taken a consent back: what goes on for the person ends. */
export const consentTakenBack = durableEvent<{ readonly personId: number }>('guardians/taken-back')

/** As others are shown it: m…@example.org */
export const coveredEmail = (email: string): string => email.replace(/^(.).*(?=@)/, '$1…')

/** Where one says when one was born, and who agrees for one. */
export const OWN_PAGE = '/user/guardian'
/** Where the link of a guardian's mail leads. */
export const ASKED_PAGE = '/guardian'

export const guardiansErrors = defineErrors('guardians', {
  /** They have not said when they were born. */
  ageWanted: { status: 403, title: 'Say when you were born' },
  /** Under 18, and no guardian agrees now. */
  consentWanted: { status: 403, title: 'A parent or guardian has to agree first' },
  /** They are of age, or a consent stands. */
  nothingToAsk: { status: 409, title: 'Nobody has to be asked' },
  /** Under 18 by what they said: they do not make themselves older. */
  ageKept: { status: 409, title: 'This date stays' },
  /** Never made here, used up, replaced by a newer mail, or too old: it does not tell which. */
  linkRefused: { status: 410, title: 'This link is no longer good' },
  /** The other answer was given by this link. */
  answered: { status: 409, title: 'This was answered' },
})
