import { type Static, Type } from '@sinclair/typebox'
import { type FaultState, faultStates } from './fault-states'

const Text = Type.String()
const Count = Type.Integer()
const MaybeText = Type.Unsafe<string | null>({ type: ['string', 'null'] })
const State = Type.Unsafe<FaultState>(Text)
const Side = Type.Unsafe<'browser' | 'server'>(Text)
const AskedState = Type.Union(faultStates.map((each) => Type.Literal(each)))

export const FaultQuery = Type.Object({
  state: Type.Optional(AskedState),
  /** An id as its card shows it, or words of the error. */
  q: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
  release: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
  after: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
})
export type FaultQuery = Static<typeof FaultQuery>

export const FaultId = Type.Object({ id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) })

const fault = {
  id: Count,
  state: State,
  side: Side,
  name: Text,
  message: Text,
  /** The file of the first call that is ours, or an empty text. */
  culprit: Text,
  reports: Count,
  firstAt: Text,
  lastAt: Text,
  firstRelease: Text,
  lastRelease: Text,
}
const Fault = Type.Object(fault)
export type Fault = Static<typeof Fault>

export const FaultPage = Type.Object({
  items: Type.Array(Fault),
  next: Type.Unsafe<number | null>({ type: ['integer', 'null'] }),
  counts: Type.Object({ open: Count, resolved: Count, ignored: Count }),
  /** Builds that reports came from, the newest report first. */
  releases: Type.Array(Text),
  /** Sides that have so many kinds that a new one is not kept. */
  full: Type.Array(Side),
})
export type FaultPage = Static<typeof FaultPage>

const Report = Type.Object({
  reference: Text,
  at: Text,
  release: Text,
  place: Text,
  browser: MaybeText,
  /** What happened on the page before, the first one first; `ms` before it was told. */
  trail: Type.Array(Type.Object({ ms: Count, says: Text })),
})
export type FaultReport = Static<typeof Report>

export const FaultDetail = Type.Object({
  ...fault,
  version: Count,
  stack: Type.Array(Text),
  /** Different people and browsers among the reports that are kept, of those that allowed to be recognised. */
  people: Count,
  browsers: Count,
  /** The last ones, newest first. */
  latest: Type.Array(Report),
  history: Type.Array(Type.Object({ to: State, at: Text, by: MaybeText, why: MaybeText })),
})
export type FaultDetail = Static<typeof FaultDetail>

export const FaultDecision = Type.Object({
  state: AskedState,
  why: Type.String({ maxLength: 300 }),
  version: Type.Integer({ minimum: 1 }),
})
export type FaultDecision = Static<typeof FaultDecision>
