import { type Static, Type } from '@sinclair/typebox'

/** `closesAt`: a wall time of the opportunity's own zone, as `2026-12-01T18:00`; `why`: said to everybody, may be empty. */
export const DeadlineRequest = Type.Object({
  closesAt: Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d$', says: 'Name a day and a time' }),
  why: Type.String({ maxLength: 300, says: 'Say it in at most 300 characters' }),
})
export type DeadlineRequest = Static<typeof DeadlineRequest>

/** `why`: said to everybody, on its page and to whoever is registered. */
export const CancelRequest = Type.Object({
  why: Type.String({ maxLength: 500, pattern: '\\S', says: 'Say why in at most 500 characters' }),
})
