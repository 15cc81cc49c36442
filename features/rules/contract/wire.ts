import { type Static, type TSchema, Type } from '@sinclair/typebox'
import { MOST_COMPARED } from '../../listings/contract'
import { type Fact, genders, type RangeFact, rangeFacts, type WordFact, wordFacts } from './conditions'
import type { Degree } from './degrees'
import { MOST_VALUES } from './invited'
import type { Verdict } from './judge'
import { MOST_OF_A_TEAM } from './team-rules'

const Text = Type.String()
const orNull = <T extends TSchema>(schema: T) =>
  Type.Unsafe<Static<T> | null>({ ...schema, type: [schema['type'], 'null'] })
const oneOf = <T extends string>(values: readonly T[], says: string) =>
  Type.Unsafe<T>(Type.String({ pattern: `^(${values.join('|')})$`, says }))

const numbers = { from: Type.Optional(Type.Number()), to: Type.Optional(Type.Number()) }
const words = { anyOf: Type.Optional(Type.Array(Text)), reason: Type.Optional(Text) }

/** A condition as everybody may read it: who is invited is nobody's business, and left empty. */
export const ShownCondition = Type.Object({ fact: Type.Unsafe<WordFact | RangeFact>(Text), ...words, ...numbers })
export type ShownCondition = Static<typeof ShownCondition>

const Count = Type.Optional(Type.Integer())
/** What a team must be as a whole; nothing where everybody takes part alone. */
export const ShownTeam = Type.Object({
  leastMembers: Count,
  mostMembers: Count,
  leastWomen: Count,
  leastColleges: Count,
  mostPostgraduates: Count,
  sameCollege: Type.Optional(Type.Boolean()),
})

/** Who may take part, for everybody. `note`: in the organizer's words. */
export const ShownRules = Type.Object({
  opportunityId: Type.Integer(),
  version: Type.Integer(),
  conditions: Type.Array(ShownCondition),
  team: ShownTeam,
  note: orNull(Text),
})
export type ShownRules = Static<typeof ShownRules>

/** Of those that are compared. */
export const ComparedRulesQuery = Type.Object({
  ids: Type.String({
    pattern: `^[1-9]\\d{0,8}(,[1-9]\\d{0,8}){0,${MOST_COMPARED - 1}}$`,
    says: `Up to ${MOST_COMPARED} numbers of opportunities with commas between`,
  }),
})

/** As everybody may read them; those that are there no more are left out. */
export const ComparedRules = Type.Object({
  items: Type.Array(
    Type.Object({ opportunityId: Type.Integer(), conditions: Type.Array(ShownCondition), note: orNull(Text) }),
  ),
})
export type ComparedRules = Static<typeof ComparedRules>

const VerdictWord = Type.Unsafe<Verdict>(Text)

/** The same rules, each with what the caller has. */
export const OwnVerdict = Type.Object({
  opportunityId: Type.Integer(),
  version: Type.Integer(),
  verdict: VerdictWord,
  lines: Type.Array(
    Type.Object({
      condition: ShownCondition,
      verdict: VerdictWord,
      /** Of what is not known: what they wrote that nobody recognises. */
      yourWords: Type.Array(Text),
      yourNumber: Type.Unsafe<number | null>({ type: ['number', 'null'] }),
    }),
  ),
})
export type OwnVerdict = Static<typeof OwnVerdict>

const MOST_AT_ONCE = 50
/** `ids`: of opportunities, with commas between. */
export const OwnVerdictsQuery = Type.Object({
  ids: Type.String({
    pattern: `^[1-9]\\d{0,8}(,[1-9]\\d{0,8}){0,${MOST_AT_ONCE - 1}}$`,
    says: `Up to ${MOST_AT_ONCE} numbers of opportunities with commas between`,
  }),
})

/** How far the caller gets with each. `unknown`: the first fact that is not known of them, `isUnread`: although they wrote it; `hasNote`: words of the organizer are not all judged; `isFull`: all seats are taken. */
export const OwnVerdicts = Type.Object({
  items: Type.Array(
    Type.Object({
      opportunityId: Type.Integer(),
      verdict: VerdictWord,
      rules: Type.Integer(),
      notMet: Type.Integer(),
      unknown: Type.Unsafe<Fact | null>({ type: ['string', 'null'] }),
      isUnread: Type.Boolean(),
      hasNote: Type.Boolean(),
      isFull: Type.Boolean(),
    }),
  ),
})
export type OwnVerdicts = Static<typeof OwnVerdicts>

/** What one says of oneself for rules alone. `bornOn` is a day, 2004-07-31. */
export const OwnFacts = Type.Object({
  gender: Type.Union([oneOf(genders, 'Choose one of the list'), Type.Null()]),
  bornOn: Type.Union([Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$', says: 'Write a date' }), Type.Null()]),
  backlogs: Type.Union([Type.Integer({ minimum: 0, maximum: 50, says: 'A whole number from 0 to 50' }), Type.Null()]),
})
export type OwnFacts = Static<typeof OwnFacts>
/** What is left out stays as it is. */
export const OwnFactsRequest = Type.Partial(OwnFacts)

/** The same as it is answered. */
export const KnownFacts = Type.Object({
  gender: Type.Unsafe<OwnFacts['gender']>({ type: ['string', 'null'] }),
  bornOn: orNull(Text),
  backlogs: Type.Unsafe<number | null>({ type: ['integer', 'null'] }),
})

const orNoNumber = Type.Unsafe<number | null>({ type: ['number', 'null'] })
/** What most rules look at, as far as the caller has said it; the city as they spell it. */
export const Used = Type.Object({
  degree: Type.Unsafe<Degree | null>({ type: ['string', 'null'] }),
  stream: orNull(Text),
  endYear: orNoNumber,
  cgpa: orNoNumber,
  city: orNull(Text),
})
export type Used = Static<typeof Used>

const Word = Type.String({ minLength: 1, maxLength: 200, pattern: '\\S', says: 'At most 200 characters each' })
const Bound = Type.Number({ minimum: -1000, maximum: 10_000 })

/** A condition while it is written: numbers may be missing, lists empty. */
export const WrittenCondition = Type.Union([
  Type.Object({
    fact: oneOf(wordFacts, 'Choose one of the list'),
    anyOf: Type.Array(Word, { maxItems: MOST_VALUES, says: `At most ${MOST_VALUES} values` }),
    reason: Type.Optional(Type.String({ maxLength: 500, says: 'At most 500 characters' })),
  }),
  Type.Object({
    fact: oneOf(rangeFacts, 'Choose one of the list'),
    from: Type.Optional(Bound),
    to: Type.Optional(Bound),
  }),
])

const Few = (minimum: number) =>
  Type.Optional(Type.Integer({ minimum, maximum: MOST_OF_A_TEAM, says: `A whole number up to ${MOST_OF_A_TEAM}` }))

export const WrittenTeamRules = Type.Object({
  leastWomen: Few(1),
  leastColleges: Few(1),
  mostPostgraduates: Few(0),
  sameCollege: Type.Optional(Type.Boolean()),
})

export const MOST_CONDITIONS = 20
export const WrittenRules = Type.Object({
  conditions: Type.Array(WrittenCondition, { maxItems: MOST_CONDITIONS, says: `At most ${MOST_CONDITIONS} rules` }),
  team: Type.Optional(WrittenTeamRules),
})
export type WrittenRules = Static<typeof WrittenRules>

/** Whom it is for, years of passing out and a least age are said elsewhere, and count as rules. */
const MOST_FIXED = 3
/** All rules of a draft together. */
export const ReachRequest = Type.Object({
  conditions: Type.Array(WrittenCondition, {
    maxItems: MOST_CONDITIONS + MOST_FIXED,
    says: `At most ${MOST_CONDITIONS + MOST_FIXED} rules`,
  }),
})

/**
 * How far rules reach, in steps that tell nobody apart: 0 stands for "fewer than 50". `left` has one number a counted condition, each with
 * all before it; `uncounted` are the places of those that only their person knows.
 */
export const Reach = Type.Object({
  of: Type.Integer(),
  matching: Type.Integer(),
  left: Type.Array(Type.Object({ at: Type.Integer(), count: Type.Integer() })),
  uncounted: Type.Array(Type.Integer()),
})
export type Reach = Static<typeof Reach>

export const OpportunityParams = Type.Object({ opportunityId: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) })
