import { type Static, Type } from '@sinclair/typebox'
import { pageNames } from './page-names'
import { ClientId, UserId } from './wire-ids'

/** The body of `POST /api/user-last-page-visit` (spec §7). */
export const PageVisitRequest = Type.Object({
  user_id: UserId,
  client_id: ClientId,
  page_name: Type.Union(pageNames.map((each) => Type.Literal(each))),
  update_page_view: Type.Boolean(),
})
export type PageVisitRequest = Static<typeof PageVisitRequest>

const noted = { status: Type.Boolean(), message: Type.String() }
export const PageVisitAnswer = Type.Object({ ...noted, data: Type.Object(noted) })
export type PageVisitAnswer = Static<typeof PageVisitAnswer>
