import { type Static, Type } from '@sinclair/typebox'
import type { ImpactWord } from './impacts'

/** `reason`: said to the organizer. */
export const ModerateRequest = Type.Object({
  reason: Type.String({
    minLength: 5,
    maxLength: 1000,
    pattern: '\\S',
    says: 'Say why in a sentence: the organizer reads it',
  }),
})
export type ModerateRequest = Static<typeof ModerateRequest>

/** How many people an act concerns, of each sort that somebody counts. */
export const Impact = Type.Object({
  counts: Type.Array(Type.Object({ of: Type.Unsafe<ImpactWord>(Type.String()), count: Type.Integer({ minimum: 0 }) })),
})
export type Impact = Static<typeof Impact>
