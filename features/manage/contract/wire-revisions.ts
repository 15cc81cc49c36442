import { type Static, Type } from '@sinclair/typebox'
import { DraftBody, SendBackRequest, warned } from './wire'

const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })
const Version = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })
/** Words of what is changed, as `days` or, of a step of another feature, `part.prizes`. */
const Changes = Type.Array(Type.String())

/** What an organizer changed of something public, in the list of whoever approves it. */
export const RevisionLine = Type.Object({
  /** The opportunity's. */
  id: Id,
  title: Type.String(),
  kind: Type.String(),
  path: Type.String(),
  organisation: Type.String(),
  organizer: Type.String(),
  handedInAt: Type.String(),
  version: Version,
  changes: Changes,
  ...warned,
})
export type RevisionLine = Static<typeof RevisionLine>

/** What is public beside what shall be. */
export const RevisionRead = Type.Object({ version: Version, changes: Changes, before: DraftBody, after: DraftBody })
export type RevisionRead = Static<typeof RevisionRead>

/** `version`: that of what was read, so that nothing is decided unread. */
export const ApproveRevisionRequest = Type.Object({ version: Version })
export const SendRevisionBackRequest = Type.Composite([SendBackRequest, ApproveRevisionRequest])
export type SendRevisionBackRequest = Static<typeof SendRevisionBackRequest>
