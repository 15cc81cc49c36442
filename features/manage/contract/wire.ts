import { type Static, type TSchema, Type } from '@sinclair/typebox'
import type { Json } from '../../../kernel/declare'
import {
  employmentTypes,
  MOST_OTHER_PLACES,
  questionTypes,
  type Suspicion,
  TITLE_SIGNS,
  type Verification as Verified,
} from '../../listings/contract'
import { fileKinds } from '../../uploads/contract'
import { DESCRIPTION_SIGNS, MOST_OPTIONS, MOST_SEATS, OPTION_SIGNS } from './draft-rules'

/** Unlike `Type.Unsafe` this can be checked: requests are made of it. */
const oneOf = <const T extends readonly string[]>(values: T) =>
  Type.Union(values.map((each) => Type.Literal(each as T[number])))
const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])

const Line = (maxLength: number) => Type.String({ maxLength })
const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })
const Count = Type.Integer({ minimum: 0, maximum: 10_000_000 })
/** A wall time in the draft's own zone: `2026-12-01T18:00`. Empty while nothing is chosen. */
const WallTime = Type.String({ pattern: '^$|^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d$', says: 'Write a date and a time' })
const WallDate = Type.String({ pattern: '^$|^\\d{4}-\\d\\d-\\d\\d$', says: 'Write a date' })

/** Half typed it is saved as all else is: which years there are, the rules of a draft say. */
const Year = orNull(Type.Integer({ minimum: 0, maximum: 9999 }))

const Bound = orNull(Type.Number({ minimum: -1e12, maximum: 1e12 }))

export const DraftQuestion = Type.Object({
  ...{ id: Line(40), label: Line(300) },
  type: oneOf(questionTypes),
  required: Type.Boolean(),
  /** Whoever is registered already is asked a required one too, until the end of this day; left out, they are not. */
  askAllUntil: Type.Optional(WallDate),
  options: Type.Array(Line(OPTION_SIGNS), { maxItems: MOST_OPTIONS }),
  ...{ min: Type.Optional(Bound), max: Type.Optional(Bound) },
  kinds: Type.Optional(Type.Array(oneOf(fileKinds), { maxItems: fileKinds.length })),
  /** A bound that says no number, as it was typed; it is `null` then. */
  unread: Type.Optional(Type.Object({ min: Type.Optional(Line(12)), max: Type.Optional(Line(12)) })),
})
export type DraftQuestion = Static<typeof DraftQuestion>

/** An opportunity while it is being written: everything may be empty, nothing may be too long. Money in whole units, as people type it. */
export const DraftBody = Type.Object({
  kind: Line(40),
  title: Line(TITLE_SIGNS),
  organisation: Line(160),
  description: Line(DESCRIPTION_SIGNS),
  tags: Type.Array(Line(40), { maxItems: 20 }),
  opensAt: WallTime,
  closesAt: WallTime,
  startsOn: WallDate,
  endsOn: WallDate,
  zone: Line(60),
  workMode: oneOf(['onsite', 'hybrid', 'remote', 'online']),
  /** Asked of jobs and internships alone, and of nobody that they say it. */
  employmentType: Type.Optional(orNull(oneOf(employmentTypes))),
  city: Line(80),
  country: Line(80),
  /** Beside that place; `key` tells rows apart while they are written. */
  otherPlaces: Type.Optional(
    Type.Array(Type.Object({ key: Line(40), city: Line(80), country: Line(80) }), { maxItems: MOST_OTHER_PLACES }),
  ),
  /** On site or hybrid it is all over the country: what was written of cities stays, and is not asked for. */
  isCountrywide: Type.Optional(Type.Boolean()),
  audiences: Type.Array(oneOf(['school', 'college', 'fresher', 'professional']), { maxItems: 4 }),
  passingOutFrom: Year,
  passingOutTo: Year,
  eligibilityNote: Line(1000),
  /** In units of the currency; what was imported may have cents. */
  payFrom: orNull(Type.Number({ minimum: 0, maximum: 1_000_000_000 })),
  payTo: orNull(Type.Number({ minimum: 0, maximum: 1_000_000_000 })),
  payPeriod: oneOf(['month', 'year', 'once']),
  /** By its code, where an import or a copy of one pays in another than rupees; nobody is asked to choose one. */
  payCurrency: Type.Optional(Type.String({ pattern: '^[A-Z]{3}$' })),
  seats: orNull(Type.Integer({ minimum: 1, maximum: MOST_SEATS })),
  teamMin: Type.Integer({ minimum: 1, maximum: 50 }),
  teamMax: Type.Integer({ minimum: 1, maximum: 50 }),
  questions: Type.Array(DraftQuestion, { maxItems: 20 }),
  /** Who finds it; everybody if not said. */
  visibility: Type.Optional(oneOf(['public', 'link', 'invited'])),
  /** What steps of other features wrote, by their word; each feature judges its own. */
  parts: Type.Optional(
    Type.Record(Type.String({ pattern: '^[a-z-]{1,40}$' }), Type.Unsafe<Json>(Type.Unknown()), { maxProperties: 20 }),
  ),
})
export type DraftPlace = NonNullable<Static<typeof DraftBody>['otherPlaces']>[number]
export type DraftBody = Static<typeof DraftBody>

export const Draft = Type.Object({
  id: Id,
  opportunityId: orNull(Type.Integer()),
  /** It is the next text of something that is public: what people read stays until it is approved. */
  isPublic: Type.Boolean(),
  /** Handed in, and held as it is until that is decided. */
  handedInAt: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  /** Why what was changed of something public came back. */
  returnReason: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  /** It goes on from a copy, whose dates were moved by so many days; until it is saved. */
  movedDays: Type.Optional(Type.Integer()),
  body: DraftBody,
  version: Type.Integer(),
  updatedAt: Type.String(),
})
export type Draft = Static<typeof Draft>

export const DraftLine = Type.Object({
  id: Id,
  /** The one that it is the next text of, which stands in lists by itself. */
  opportunityId: orNull(Id),
  title: Type.String(),
  kind: Type.String(),
  updatedAt: Type.String(),
})
export type DraftLine = Static<typeof DraftLine>

/** `of`: the opportunity that it was a draft of when it was opened, null for none; left out, it is not asked. */
export const SubmitDraftRequest = Type.Object({ of: Type.Optional(orNull(Id)) })

export const SaveDraftRequest = Type.Object({ body: DraftBody })

/** Being written; handed in; sent back. */
export type RevisionState = 'begun' | 'waiting' | 'returned'

/** What whoever approves is told to look at twice; nothing of it is told to organizers. */
export const warned = {
  /** What its words look like, and where they lead. */
  marks: Type.Array(Type.Unsafe<Suspicion>(Type.String())),
  /** The organisation that its organisation's name looks like. */
  imitates: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  /** Whether its organizer was checked for its organisation; null where nobody organizes it. */
  verification: orNull(Type.Object({ of: Type.Unsafe<Verified['of']>(Type.String()), name: Type.String() })),
}
export const Warnings = Type.Object(warned)
export type Warnings = Static<typeof Warnings>

/** One of an organizer's or an approver's rows. */
export const ManagedListing = Type.Object({
  id: Id,
  title: Type.String(),
  kind: Type.String(),
  organisation: Type.String(),
  state: Type.String(),
  visibility: Type.Unsafe<'public' | 'link' | 'invited'>({ type: 'string' }),
  path: Type.String(),
  returnReason: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  closesAt: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  /** By its time or before it; null while it is not closed. */
  closedAt: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  /** The organizer's, whose calendar the deadline is told by. */
  zone: Type.String(),
  seats: Type.Unsafe<number | null>({ type: ['integer', 'null'] }),
  seatsTaken: Count,
  organizer: Type.String(),
  /** Nobody is left to read who registers: approved, it is closed at once. */
  isUnread: Type.Optional(Type.Boolean()),
  /** In the line of those that wait for an answer, for its organizer: 1 is next. */
  place: Type.Optional(Type.Integer({ minimum: 1 })),
  /** The account of its organizer is disabled: of what waits, for whoever approves. */
  isOrganizerDisabled: Type.Optional(Type.Boolean()),
  /** Taken down by whoever approves, who can put it back: why, for its organizer. */
  takenDownWhy: Type.Optional(Type.String()),
  /** To whom its organizer offers it, for its organizer. */
  offeredTo: Type.Optional(Type.String()),
  /** Called off, with a reason on its page: closed for good. */
  isCancelled: Type.Optional(Type.Boolean()),
  ...warned,
  /** What its organizer is changing of it while it is public, where its organizer asks. */
  revision: orNull(
    Type.Object({
      draft: Id,
      state: Type.Unsafe<RevisionState>(Type.String()),
      reason: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
    }),
  ),
  /** Other sites on which an imported one was found too, for whoever approves. */
  sources: Type.Array(Type.Object({ id: Id, link: Type.String() })),
  updatedAt: Type.String(),
})
export type ManagedListing = Static<typeof ManagedListing>

/** Whether the caller manages an opportunity: its page asks on behalf of whoever is signed in. */
export const Manages = Type.Object({ manages: Type.Boolean() })
export type Manages = Static<typeof Manages>

export const ManagedPage = Type.Object({
  items: Type.Array(ManagedListing),
  next: Type.Unsafe<number | null>({ type: ['integer', 'null'] }),
  /** Half of what was decided in the last 30 days had waited at most so long; left out where nothing was, or nothing here waits. */
  medianWaitMs: Type.Optional(Type.Integer({ minimum: 0 })),
  /** How many of each state, over all kinds asked for. */
  counts: Type.Record(Type.String(), Count),
})
export type ManagedPage = Static<typeof ManagedPage>

/** Of others', those that were entrusted to who asks. */
export const Entrusted = Type.Object({ items: Type.Array(ManagedListing) })
export type Entrusted = Static<typeof Entrusted>

/** The part of the address: `all` or a kind; `all` or a state. */
export const ManagedQuery = Type.Object({
  kind: Type.Optional(Line(40)),
  state: Type.Optional(Line(20)),
  search: Type.Optional(Line(120)),
  after: Type.Optional(Id),
})

export const SendBackRequest = Type.Object({
  reason: Type.String({
    minLength: 5,
    maxLength: 1000,
    says: 'Say in a sentence what is missing: the organizer reads it',
  }),
})
export type SendBackRequest = Static<typeof SendBackRequest>

/**
 * What became of something since it was public. `by`: who publishes it, or somebody who looks after the site; `wasAt` is null where there was no
 * deadline; `changes`: words of what says something else since, as `days` or, of a step of another feature, `part.prizes`.
 */
export const Changes = Type.Object({
  zone: Type.String(),
  deadlines: Type.Array(
    Type.Object({
      wasAt: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
      closesAt: Type.String(),
      why: Type.String(),
      by: Type.Unsafe<'organizer' | 'team'>(Type.String()),
      at: Type.String(),
    }),
  ),
  revisions: Type.Array(Type.Object({ changes: Type.Array(Type.String()), at: Type.String() })),
})
export type Changes = Static<typeof Changes>

/** Whether its organizer is verified for its organisation from now on. `organisation`: what was read, so that no other one is verified unread. */
export const VerificationRequest = Type.Object({ organisation: Line(160), isVerified: Type.Boolean() })
export type VerificationRequest = Static<typeof VerificationRequest>

export const SplitRequest = Type.Object({ source: Id })
export type SplitRequest = Static<typeof SplitRequest>

export const VisibilityRequest = Type.Object({ visibility: oneOf(['public', 'link', 'invited']) })

export const ById = Type.Object({ id: Id })
export const Made = Type.Object({ id: Id })
