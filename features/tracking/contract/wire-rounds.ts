import { type Static, Type } from '@sinclair/typebox'

const Text = Type.String()
const orNull = Type.Unsafe<string | null>({ type: ['string', 'null'] })

/** What a suggestion is about, by the names of spec §3. */
const Entity = Type.Object({
  title: Text,
  logo_url: orNull,
  seo_data: Type.Object({ sharable_image_url: Text }),
})

const Suggestion = Type.Object({
  /** Of the opportunity. */
  id: Type.Integer(),
  entity: Entity,
  organisation: Text,
  /** Null: registration itself. */
  round: orNull,
  event: Type.Union([Type.Literal('opens'), Type.Literal('closes')]),
  at: Text,
  /** A path of the site. */
  url: Text,
})
export type RoundSuggestion = Static<typeof Suggestion>

/** What comes next in what one follows, the soonest first, one of each opportunity (spec §3, §7: "status and data list"). */
export const UpcomingRounds = Type.Object({
  status: Type.Boolean(),
  message: Text,
  data: Type.Object({ status: Type.Boolean(), message: Text, list: Type.Array(Suggestion) }),
})
export type UpcomingRounds = Static<typeof UpcomingRounds>
