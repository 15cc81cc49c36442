import { answer, endpoint } from '../../../web/contract'
import { opportunityPath } from '../../contract'
import { FacetsQuery } from '../../contract/wire'
import { CACHE, facetsForAll, type ListParts } from '../listing-routes'
import { questionOfPage } from '../questions'
import type { ListingsTables } from '../tables'
import { etagOf } from './etag-of'
import { publicRows } from './feed-queries'
import { feedWords } from './feed-words'
import { languageOfAddress } from './language-of-address'
import type { ToldList } from './write-feed'

/** The newest of a list, and its next deadlines. */
const MOST_NEW = 1000
const MOST_DEADLINES = 500

interface FeedParts extends ListParts {
  /** Begins every address in a feed. */
  readonly publicUrl: string
}

const forms = {
  rss: { type: 'application/rss+xml', order: 'newest', most: MOST_NEW, says: 'The newest of a list as RSS.' },
  json: { type: 'application/feed+json', order: 'newest', most: MOST_NEW, says: 'The newest of a list as JSON Feed.' },
  xml: { type: 'application/atom+xml', order: 'newest', most: MOST_NEW, says: 'The newest of a list as Atom.' },
  ics: {
    type: 'text/calendar',
    order: 'deadline',
    most: MOST_DEADLINES,
    says: 'The deadlines of a list as iCalendar.',
  },
} as const

export const feedForms = ['rss', 'json', 'xml', 'ics'] as const
type FeedForm = (typeof feedForms)[number]

/** Any search of the site as a feed or a calendar: the same filters by the same names; `sort` is the feed's own. */
export function feedRoute(form: FeedForm, parts: FeedParts) {
  const { type, order, most, says } = forms[form]
  const { database, catalogue, kinds, publicUrl } = parts
  return endpoint({
    id: `listings.feed-${form}`,
    method: 'GET',
    path: `/api/listings/feed.${form}`,
    access: 'public',
    cache: CACHE,
    request: { query: FacetsQuery },
    response: { 200: 'stream' },
    summary: says,
    async handle({ query, request }) {
      const question = await questionOfPage(query, parts, facetsForAll(parts))
      const page = await catalogue.page(question, { sort: order, limit: most })
      const rows = await publicRows(database.of<ListingsTables>(), page.ids)
      const kind = kinds().find(({ id }) => id === question.kind)
      const language = languageOfAddress(request)
      const words = feedWords[language]
      const inHindi: Readonly<Record<string, string>> = language === 'hi' ? { lang: 'hn' } : {}
      const { kind: _, slug, ...filters } = query as Readonly<Record<string, string>>
      const list: ToldList = {
        name: (kind && words.kinds[kind.id]) ?? words.all,
        page:
          publicUrl +
          (kind?.listingPath ?? '/all-opportunities') +
          (slug ? `/${slug}` : '') +
          queryText({ ...filters, ...inHindi }),
        self:
          publicUrl +
          `/api/listings/feed.${form}` +
          queryText({ ...(query as Readonly<Record<string, string>>), ...inHindi }),
        language,
        entries: rows.map((row) => ({
          ...row,
          url: publicUrl + opportunityPath(row.kind, `${row.slug}-${row.id}`, kinds()),
        })),
      }
      const text = await write(form, list)
      return answer(200, text, { headers: { 'content-type': `${type}; charset=utf-8`, etag: etagOf(text) } })
    },
  })
}

async function write(form: FeedForm, list: ToldList): Promise<string> {
  if (form === 'ics') return (await import('./write-feed')).writeCalendar(list)
  return (await import('./write-news')).writeNews(form, list)
}

function queryText(query: Readonly<Record<string, string>>): string {
  const text = new URLSearchParams(Object.entries(query).sort(([a], [b]) => (a < b ? -1 : 1))).toString()
  return text && `?${text}`
}
