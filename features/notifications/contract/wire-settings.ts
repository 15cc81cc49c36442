import { type Static, Type } from '@sinclair/typebox'
import type { Digest } from './index'

const Minute = Type.Integer({ minimum: 0, maximum: 1439 })
const Zone = Type.String({ minLength: 1, maxLength: 64 })
const Word = Type.String({ minLength: 1, maxLength: 40 })
const Digest = Type.Unsafe<Digest>(Type.String({ pattern: '^(none|hourly|daily)$', says: 'none, hourly or daily' }))

/** Minutes of the day in the zone; it may go over midnight. */
const Quiet = Type.Unsafe<{ readonly from: number; readonly to: number } | null>(
  Type.Union([Type.Object({ from: Minute, to: Minute }), Type.Null()]),
)

/** When and how often one is told. */
export const Rhythm = Type.Object({ zone: Zone, quiet: Quiet, urgentPasses: Type.Boolean(), digest: Digest })
export type Rhythm = Static<typeof Rhythm>

/** What of it is changed; the rest stays as it is stored, whatever the window knew of it. */
export const RhythmChange = Type.Partial(Rhythm)
export type RhythmChange = Static<typeof RhythmChange>

/** Whether a topic comes by a channel. */
export const Choice = Type.Object({ topic: Word, channel: Word, isOn: Type.Boolean() })
export type Choice = Static<typeof Choice>

/** What can be chosen, in the reader's language, and what holds. */
export const Preferences = Type.Object({
  /** Mail to the caller's address comes back: `/api/mail/own-bounce` says why. */
  mailComesBack: Type.Boolean(),
  rhythm: Rhythm,
  channels: Type.Array(Type.Object({ id: Type.String(), label: Type.String() })),
  topics: Type.Array(
    Type.Object({
      id: Type.String(),
      label: Type.String(),
      text: Type.String(),
      isLocked: Type.Boolean(),
      /** Channels by which it comes. */
      on: Type.Array(Type.String()),
    }),
  ),
})
export type Preferences = Static<typeof Preferences>
