import { type Static, Type } from '@sinclair/typebox'
import { pageNames } from './page-names'

/** The body of `POST /api/user-last-page-visit` (spec §7). */
export const PageVisitRequest = Type.Object({
  /** Said by the page and believed by nobody: whose session it is counts. */
  user_id: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
  client_id: Type.String({ pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' }),
  page_name: Type.Union(pageNames.map((each) => Type.Literal(each))),
  update_page_view: Type.Boolean(),
})
export type PageVisitRequest = Static<typeof PageVisitRequest>

export const PageVisitAnswer = Type.Object({ status: Type.Boolean(), data: Type.Object({ status: Type.Boolean() }) })
export type PageVisitAnswer = Static<typeof PageVisitAnswer>
