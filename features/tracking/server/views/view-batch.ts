import type { OpenedFrom } from '../../contract/opened-from'
import type { ViewedType } from '../../contract/viewables'
import type { UpdateViewsRequest } from '../../contract/wire-views'
import type { Place } from '../tables'

export interface View {
  readonly type: ViewedType
  readonly id: number
  readonly place: Place
  readonly from: OpenedFrom
}

/** What one call tells, with who looked where that may be known. */
export interface ViewBatch {
  readonly views: readonly View[]
  readonly order: { readonly clientId: string; readonly sequence: number } | undefined
  readonly viewer: { readonly clientId: string; readonly personId: number | undefined } | undefined
}

const seen = (type: ViewedType, place: Place, ids: readonly number[] = [], from: readonly OpenedFrom[] = []): View[] =>
  [...new Set(ids)].map((id) => ({ type, id, place, from: from[ids.indexOf(id)] ?? 'site' }))

/** Everybody whom a call names as the one who looked. */
export function saidIdsOf(body: UpdateViewsRequest): readonly (number | null | undefined)[] {
  if ('entity_ids' in body) return [body.user_id]
  if ('mentor_profiles_views' in body) return [body.mentor_profiles_views.user_id]
  const { home_exp_views, from_competition_page, festival_views, articles_views } = body
  return [home_exp_views, from_competition_page, festival_views, articles_views].map((group) => group?.user_id)
}

/** The views of any of the call's three forms (spec §7). */
export function viewsOf(body: UpdateViewsRequest): readonly View[] {
  if ('entity_ids' in body) return seen(body.entity_type, 'page', body.entity_ids)
  if ('mentor_profiles_views' in body) return seen('mentor_profile', 'page', body.mentor_profiles_views.entity_ids)
  return [
    ...seen('opportunity', 'list', body.home_exp_views?.entity_ids),
    ...seen('opportunity', 'page', body.from_competition_page?.entity_ids, body.from_competition_page?.from),
    ...seen('festival', 'page', body.festival_views?.entity_ids),
    ...seen('articles', 'page', body.articles_views?.entity_ids),
  ]
}
