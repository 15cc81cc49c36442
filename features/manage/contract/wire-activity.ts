import { type Static, Type } from '@sinclair/typebox'
import { ById, DraftBody } from './wire'

const orNull = Type.Unsafe<string | null>({ type: ['string', 'null'] })

/**
 * Something that was done with an opportunity. `by`: a person's number, `team` for whoever looks after the site (to those who do not themselves), or
 * `house` for what nobody did, or whose account was erased. `fields`: what it is about, as `state`, `deadline`, `days` or, of a step of another feature,
 * `part.prizes`; what it was and is, where that is kept.
 */
export const ActivityLine = Type.Object({
  at: Type.String(),
  what: Type.Unsafe<ActivityWord>(Type.String()),
  by: Type.String(),
  name: Type.String(),
  fields: Type.Array(Type.String()),
  was: orNull,
  is: orNull,
  why: Type.String(),
  /** Of `changes` whose texts were kept: by this number they are read. */
  revision: Type.Optional(Type.Integer()),
})
export type ActivityLine = Static<typeof ActivityLine>

export type ActivityWord = 'state' | 'deadline' | 'handed-in' | 'changes' | 'visibility' | 'verification' | 'entrusting'

/** What a change made of the text. */
export const Revised = Type.Object({ before: DraftBody, after: DraftBody })
export type Revised = Static<typeof Revised>

/** The last first. */
export const Activity = Type.Object({ title: Type.String(), zone: Type.String(), lines: Type.Array(ActivityLine) })
export type Activity = Static<typeof Activity>

export const ActivityQuery = Type.Object({
  by: Type.Optional(Type.String({ maxLength: 12 })),
  field: Type.Optional(Type.String({ maxLength: 60 })),
})

export const RevisedParams = Type.Composite([ById, Type.Object({ revision: ById.properties.id })])
