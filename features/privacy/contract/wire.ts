import { type Static, Type } from '@sinclair/typebox'

const Text = Type.String()
const Time = Type.Unsafe<string | null>({ type: ['string', 'null'] })

/** One archive of everything held about a person. `asked`: being made; `ready`: can be fetched until `expiresAt`. */
export const ExportEntry = Type.Object({
  id: Text,
  state: Type.Union([Type.Literal('asked'), Type.Literal('ready'), Type.Literal('failed'), Type.Literal('expired')]),
  askedAt: Text,
  expiresAt: Time,
  bytes: Type.Integer(),
  /** Of how many features something is in it. */
  areas: Type.Integer(),
  records: Type.Integer(),
})
export type ExportEntry = Static<typeof ExportEntry>

export const PrivacyOverview = Type.Object({
  /** Newest first. */
  exports: Type.Array(ExportEntry),
  /** When the account goes; null while nobody asked. */
  erasureDueAt: Time,
  /** That day has come, and they are the last admin: it goes once somebody else is one. */
  waitsForAdmin: Type.Boolean(),
})
export type PrivacyOverview = Static<typeof PrivacyOverview>

export const ErasureAnswer = Type.Object({ dueAt: Text })
export const ArchiveParams = Type.Object({ id: Type.String({ pattern: '^[0-9a-f-]{36}$' }) })
