import type { UpdateViewsRequest } from '../../contract/wire-views'
import type { Taken } from './due'
import { takeFroms } from './view-lists'

export interface Sender {
  readonly userId: number | null
  readonly clientId: string
  readonly sequence: number
  readonly pageUrl: string
  readonly version: string
}

/** The three forms of the call (spec §7). */
export type Form = 'groups' | 'articles' | 'mentors'

export function bodyOf(form: Form, taken: Taken, sender: Sender): UpdateViewsRequest {
  const user_id = sender.userId
  const order = { client_id: sender.clientId, sequence: sender.sequence }
  const at = { current_page_url: sender.pageUrl, current_version: sender.version }
  const ids = (list: readonly number[] | undefined) => (list && list.length > 0 ? [...list] : undefined)
  const listed = ids(taken.viewed_competition)
  const opened = ids(taken.competition_page_views)
  const festivals = ids(taken.viewed_festival)
  const articles = ids(taken.viewed_articles)
  if (form === 'articles') return { user_id, entity_ids: articles ?? [], entity_type: 'articles', ...order, ...at }
  if (form === 'mentors') {
    const mentors = ids(taken.viewed_mentor_profile) ?? []
    return { mentor_profiles_views: { user_id, entity_ids: mentors, entity_type: 'mentor_profile' }, ...order, ...at }
  }
  return {
    ...(listed && { home_exp_views: { user_id, entity_ids: listed, entity_type: 'opportunity' } }),
    ...(opened && { from_competition_page: { user_id, entity_ids: opened, from: [...takeFroms(opened)] } }),
    ...(festivals && { festival_views: { user_id, entity_ids: festivals } }),
    ...(articles && { articles_views: { user_id, entity_ids: articles } }),
    ...order,
    ...at,
  }
}
