import { type HttpClient, HttpError } from '../../web/contract'
import type { PageName } from '../contract/page-names'
import type { PageVisitAnswer, PageVisitRequest } from '../contract/wire-visits'
import { readStored, store } from '../../web/kit'
import { opportunityIn } from './views/watch-views'

/** That today's visit was told, and until when that holds (spec §9: until midnight). */
const MARK = 'daily_visit'

export interface VisitedPages {
  /** First segments of lists, and of single opportunities. */
  readonly lists: ReadonlySet<string>
  readonly opportunities: ReadonlySet<string>
}

/** What a visit calls this page (spec §7). */
export function pageNameOf(path: string, isMissing: boolean, { lists, opportunities }: VisitedPages): PageName {
  const [, first = ''] = path.split('/')
  if (isMissing) return 'page-not-found'
  if (first === '') return 'home'
  if (first === 'blog') return 'blog'
  if (first === 'manage') return 'manage'
  // Below a list stand single ones, and lists by place, work or company.
  if (opportunityIn(path, opportunities) !== undefined) return 'competition'
  return lists.has(first) ? 'explore' : 'other'
}

/** Local midnight after `now`, ms since 1970. */
export function nextMidnight(now: number): number {
  const day = new Date(now)
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + 1).getTime()
}

interface VisitParts {
  readonly http: Pick<HttpClient, 'post'>
  readonly who: () => { readonly userId: number | null; readonly clientId: string }
  readonly pages: VisitedPages
}

/** Tells once a day that somebody was here, not from pages of management (spec §7). What fails is told at the next turn. */
export async function noteVisit({ http, who, pages }: VisitParts, now = Date.now()): Promise<void> {
  const mark = readStored(MARK) as { readonly expiry?: number } | undefined
  if (typeof mark?.expiry === 'number' && now < mark.expiry && mark.expiry <= nextMidnight(now)) return
  const isMissing = document.querySelector('meta[name="prerender-status-code"][content="404"]') !== null
  const page_name = pageNameOf(location.pathname, isMissing, pages)
  if (page_name === 'manage') return
  const { userId, clientId } = who()
  const body: PageVisitRequest = { user_id: userId, client_id: clientId, page_name, update_page_view: true }
  try {
    const { data } = await http.post<PageVisitAnswer>('/api/user-last-page-visit', body)
    if (data.status) store(MARK, { value: now, expiry: nextMidnight(now) })
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
  }
}
