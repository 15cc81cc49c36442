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

export const PageVisitAnswer = Type.Object({ status: Type.Boolean(), data: Type.Object({ status: Type.Boolean() }) })
export type PageVisitAnswer = Static<typeof PageVisitAnswer>
