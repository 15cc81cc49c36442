import { type Static, type TSchema, Type } from '@sinclair/typebox'
import { MOST_ROWS } from '../../web/contract'
import type { WorkMode } from '../../listings/contract'
import type { Phase } from './phase'
import { Answer, Question, Snapshot } from './wire-answers'
import { ShownTerms } from './wire-terms'

export { Answer, AnsweredFile, Snapshot } from './wire-answers'

const Text = Type.String()
const orNull = <T extends TSchema>(schema: T) =>
  Type.Unsafe<Static<T> | null>({ ...schema, type: [schema['type'], 'null'] })
const NullableText = orNull(Text)
const State = Type.Unsafe<'registered' | 'withdrawn'>(Text)
const StateFilter = Type.Unsafe<'all' | 'registered' | 'withdrawn'>(
  Type.String({ pattern: '^(all|registered|withdrawn)$', says: 'all, registered or withdrawn' }),
)
const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })

const registration = {
  id: Type.Integer(),
  opportunityId: Type.Integer(),
  /** What it was called and where it stood when one registered. */
  kind: Text,
  title: Text,
  organisation: Text,
  path: Text,
  state: State,
  code: Text,
  registeredAt: Text,
  updatedAt: Text,
}

export const Registration = Type.Object(registration)
export type Registration = Static<typeof Registration>

/** Null where one is not registered. */
export const OwnRegistration = Type.Object({ registration: Type.Union([Registration, Type.Null()]) })
export type OwnRegistration = Static<typeof OwnRegistration>

/** For what the caller is registered, newest first; `id` is the registration's. */
export const Entered = Type.Object({
  items: Type.Array(Type.Object({ opportunityId: Type.Integer(), id: Type.Integer() })),
})
export type Entered = Static<typeof Entered>

const Counts = Type.Object({ registered: Type.Integer(), withdrawn: Type.Integer() })

const InPhase = Type.Unsafe<Phase>(Text)

/** With where its opportunity is by now. */
export const MyRegistration = Type.Object({
  ...registration,
  phase: InPhase,
  startsOn: NullableText,
  endsOn: NullableText,
  /** What one agreed to is something else for others by now: the receipt says what. */
  hasNewTerms: Type.Optional(Type.Boolean()),
})
export type MyRegistration = Static<typeof MyRegistration>

export const MyRegistrations = Type.Object({
  items: Type.Array(MyRegistration),
  next: Type.Unsafe<number | null>({ type: ['integer', 'null'] }),
  counts: Counts,
})
export type MyRegistrations = Static<typeof MyRegistrations>

const OtherPlaces = Type.Optional(Type.Array(Type.Object({ city: NullableText, country: NullableText })))

const Dates = Type.Object({
  opensAt: NullableText,
  closesAt: NullableText,
  startsOn: NullableText,
  endsOn: NullableText,
  zone: Text,
  city: NullableText,
  /** Beside that city; left out where there is none. */
  otherPlaces: OtherPlaces,
  isOpen: Type.Boolean(),
  /** By its time or before it; null while it is not closed. */
  closedAt: NullableText,
})

/** `hash` is the SHA-256 (hex) of `content`'s UTF-8 bytes. `dates` are today's; null once the opportunity is gone. */
export const Receipt = Type.Object({
  ...registration,
  answers: Snapshot,
  /** What was answered since, to questions that were asked of all later; the hash is not of it. */
  later: Type.Array(Answer),
  /** What is asked of all, and not answered yet. `isOver`: it can be answered no more. */
  asked: Type.Array(Type.Object({ question: Question, until: Text, isOver: Type.Boolean() })),
  hash: Text,
  content: Text,
  /** The house's, in base64: Ed25519 over `content`'s UTF-8 bytes. Null where those are not what `hash` was taken of. */
  signature: NullableText,
  dates: Type.Union([Dates, Type.Null()]),
  phase: InPhase,
  canWithdraw: Type.Boolean(),
  /** Which version of the rules one registered under; null where there were none. */
  rulesVersion: Type.Unsafe<number | null>({ type: ['integer', 'null'] }),
  /** From 2 on the content has what one agreed to. */
  sealVersion: Type.Integer(),
  /** Null where nobody kept what one agreed to. */
  terms: Type.Union([ShownTerms, Type.Null()]),
  /** When the list that it stands in was downloaded, latest first. */
  exports: Type.Array(Text),
})
export type Receipt = Static<typeof Receipt>

/** Base64 of the SPKI. */
export const SealKey = Type.Object({ publicKey: Text })
export type SealKey = Static<typeof SealKey>

const Standing = Type.Unsafe<'external' | 'upcoming' | 'open' | 'full' | 'closed' | 'gone'>(Text)

/** Whether one can register now; `keptUntil`: all seats are taken, but one is kept for who asks. `now` is the server's. */
export const StandingAnswer = Type.Object({
  standing: Standing,
  keptUntil: NullableText,
  opensAt: NullableText,
  closesAt: NullableText,
  now: Text,
})
export type StandingAnswer = Static<typeof StandingAnswer>

const Eligibility = Type.Object({
  audiences: Type.Optional(Type.Array(Text)),
  passingOutFrom: Type.Optional(Type.Integer()),
  passingOutTo: Type.Optional(Type.Integer()),
  minimumAge: Type.Optional(Type.Integer()),
  note: Type.Optional(Text),
})

/** All that the form needs. `asksEligibility`: it must be confirmed that one meets what `eligibility` says. */
export const RegistrationForm = Type.Object({
  opportunity: Type.Object({
    id: Type.Integer(),
    kind: Text,
    title: Text,
    organisation: Text,
    path: Text,
    opensAt: NullableText,
    closesAt: NullableText,
    zone: Text,
    city: NullableText,
    country: NullableText,
    otherPlaces: OtherPlaces,
    isCountrywide: Type.Optional(Type.Boolean()),
    workMode: Type.Unsafe<WorkMode>(Text),
    seatsLeft: Type.Unsafe<number | null>({ type: ['integer', 'null'] }),
    externalUrl: NullableText,
  }),
  standing: Standing,
  /** Until when the last seat is kept for the caller, where one is. */
  keptUntil: NullableText,
  questions: Type.Array(Question),
  eligibility: Eligibility,
  asksEligibility: Type.Boolean(),
  /** A fingerprint of all that is confirmed: another one when any of it was changed. */
  terms: Text,
  /** Whether the caller meets the rules; null where nobody judges. */
  verdict: Type.Unsafe<'met' | 'not-met' | 'unknown' | null>({ type: ['string', 'null'] }),
  own: Type.Union([Registration, Type.Null()]),
  /** `phone` as the account has it, `college` as it stands first in the profile; empty where nobody knows one. */
  you: Type.Object({ id: Type.Integer(), name: Text, email: Text, phone: Text, college: Text }),
  now: Text,
})
export type RegistrationForm = Static<typeof RegistrationForm>

/** A registration as the organizer sees it. */
export const Registrant = Type.Object({
  id: Type.Integer(),
  state: State,
  code: Text,
  registeredAt: Text,
  updatedAt: Text,
  answers: Snapshot,
  /** Of who withdrew and said so. */
  why: NullableText,
})
export type Registrant = Static<typeof Registrant>

export const Registrants = Type.Object({
  opportunity: Type.Object({
    id: Type.Integer(),
    kind: Text,
    title: Text,
    path: Text,
    state: Text,
    closesAt: NullableText,
    /** By its time or before it; null while it is not closed. */
    closedAt: NullableText,
    zone: Text,
  }),
  /** Questions that are answered with files. */
  files: Type.Array(Type.Object({ id: Text, label: Text })),
  items: Type.Array(Registrant),
  next: Type.Unsafe<number | null>({ type: ['integer', 'null'] }),
  counts: Counts,
})
export type Registrants = Static<typeof Registrants>

const keyset = { after: Type.Optional(Id), limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_ROWS })) }

export const MineQuery = Type.Object({
  kind: Type.Optional(Type.String({ maxLength: 40 })),
  state: Type.Optional(StateFilter),
  ...keyset,
})
export type MineQuery = Static<typeof MineQuery>

export const RegistrantsQuery = Type.Object({
  q: Type.Optional(Type.String({ maxLength: 200, says: 'Search for at most 200 characters' })),
  state: Type.Optional(StateFilter),
  ...keyset,
})
export type RegistrantsQuery = Static<typeof RegistrantsQuery>

export const RegistrationParams = Type.Object({ id: Id })
export const QuestionParams = Type.Object({
  opportunityId: Id,
  questionId: Type.String({ minLength: 1, maxLength: 40 }),
})
export const OpportunityParams = Type.Object({ opportunityId: Id })
