import { type Static, Type } from '@sinclair/typebox'
import { MOST_ROWS } from '../../web/contract'
import { Proposal, Why } from './wire-proposals'

const Text = Type.String()
const NullableText = Type.Unsafe<string | null>({ type: ['string', 'null'] })

/** One row of /manage/modules: a feature as it stands. */
export const Module = Type.Object({
  id: Text,
  essential: Type.Boolean(),
  state: Type.Unsafe<'on' | 'off' | 'blocked' | 'failed'>({ type: 'string', enum: ['on', 'off', 'blocked', 'failed'] }),
  /** Features that go with it. */
  dependants: Type.Array(Text),
  /** What it adds, by extension point. */
  contributes: Type.Array(Type.Object({ point: Text, items: Type.Array(Text) })),
  decidedBy: NullableText,
  locked: Type.Boolean(),
  /** One person proposes to switch it off, another approves. */
  takesTwo: Type.Boolean(),
  /** Where an admin has held it off for more than 90 days: since when, how many days, and who; empty for the command line. */
  stale: Type.Unsafe<{ readonly since: string; readonly days: number; readonly by: string } | null>({
    type: ['object', 'null'],
    properties: { since: Text, days: Type.Integer(), by: Text },
  }),
  /** Its state as a sentence. */
  says: Text,
})
export type Module = Static<typeof Module>

export const Modules = Type.Object({
  modules: Type.Array(Module),
  /** What waits for a second person, and one's own that was declined of late. */
  proposals: Type.Array(Proposal),
  checks: Type.Array(Type.Object({ id: Text, well: Type.Boolean(), says: Text })),
})
export type Modules = Static<typeof Modules>

/** What would stand still if a feature went, and with it whatever stands on it. */
export const Stakes = Type.Object({
  items: Type.Array(
    Type.Object({
      feature: Text,
      /** The key of the sentence, in the texts of the feature. */
      says: Text,
      /** What the sentence puts in; null where it could not be counted. */
      counts: Type.Unsafe<Readonly<Record<string, number>> | null>({
        type: ['object', 'null'],
        additionalProperties: { type: 'integer' },
      }),
    }),
  ),
})
export type Stakes = Static<typeof Stakes>

export const SwitchRequest = Type.Object({
  feature: Type.String({ minLength: 1, maxLength: 60 }),
  on: Type.Boolean(),
  why: Why,
})
export type SwitchRequest = Static<typeof SwitchRequest>

export const Explained = Type.Object({
  id: Text,
  /** Whom it was asked for; null for nobody in particular. */
  person: Type.Unsafe<{ name: string; email: string } | null>({
    type: ['object', 'null'],
    properties: { name: Text, email: Text },
  }),
  steps: Type.Array(
    Type.Object({
      half: Type.Unsafe<'server' | 'client'>({ type: 'string' }),
      code: Text,
      text: Text,
      feature: NullableText,
    }),
  ),
  askedAt: Text,
})
export type Explained = Static<typeof Explained>

export const LogEntry = Type.Object({
  id: Type.Integer(),
  at: Text,
  /** Empty for the command line. */
  who: Text,
  feature: Text,
  /** Who had proposed it, where it took two; empty for the command line, null where nobody had. */
  proposer: NullableText,
  /** What it was before; null where that was not written down yet. */
  was: Type.Unsafe<boolean | null>({ type: ['boolean', 'null'] }),
  on: Type.Boolean(),
  why: Text,
  /** Nothing has happened to the module since, and it can be switched here. */
  canRevert: Type.Boolean(),
})
export type LogEntry = Static<typeof LogEntry>

export const LogPage = Type.Object({
  items: Type.Array(LogEntry),
  next: Type.Unsafe<number | null>({ type: ['integer', 'null'] }),
})
export type LogPage = Static<typeof LogPage>

export const LogQuery = Type.Object({
  feature: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
  after: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_ROWS })),
})
export type LogQuery = Static<typeof LogQuery>
