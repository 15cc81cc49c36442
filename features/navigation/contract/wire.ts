import { type Static, Type } from '@sinclair/typebox'
import { type LinkSlotId, linkSlotIds } from './links'

const Words = Type.Optional(Type.String({ maxLength: 60, says: 'At most 60 characters' }))

const Link = Type.Object(
  {
    href: Type.String({ minLength: 1, maxLength: 500, says: 'An address of at most 500 characters' }),
    en: Words,
    hi: Words,
  },
  { additionalProperties: false },
)

const optional = Type.Optional(Link)
const slots = Object.fromEntries(linkSlotIds.map((id) => [id, optional])) as Record<LinkSlotId, typeof optional>

/** All links that are set. `version` goes up with each change; who saves names the one they read. */
export const Links = Type.Object({
  version: Type.Integer({ minimum: 0 }),
  links: Type.Object(slots, { additionalProperties: false }),
})
export type Links = Static<typeof Links>
