import papaparse from 'papaparse'
import { answer, asSpreadsheet, BOM, endpoint } from '../../../web/contract'
import type { Kind } from '../../contract'
import { citiesOf } from '../../contract/places'
import { type Listing, SearchQuery } from '../../contract/wire'
import { cityIn } from '../city-in'
import { listingOf } from '../listing-of'
import { CACHE, facetsForAll, type ListParts } from '../listing-routes'
import { questionOfPage } from '../questions'
import { etagOf } from './etag-of'
import { feedWords } from './feed-words'
import { languageOfAddress } from './language-of-address'

const MOST_ROWS = 1000
const RUPEE_PAISE = 100

interface CsvParts extends ListParts {
  readonly publicUrl: string
}

const columns = {
  en: ['Title', 'Kind', 'Organisation', 'City', 'Mode', 'Pay from', 'Pay to', 'Currency', 'Paid', 'Opens', 'Closes'],
  hi: ['शीर्षक', 'प्रकार', 'संस्था', 'शहर', 'तरीक़ा', 'वेतन से', 'वेतन तक', 'मुद्रा', 'कब', 'खुलता है', 'बंद होता है'],
} as const

/** Any search of the site as a table, in the order in which it is on the screen. */
export function csvRoute(parts: CsvParts) {
  const { catalogue, clock, kinds, publicUrl } = parts
  return endpoint({
    id: 'listings.feed-csv',
    method: 'GET',
    path: '/api/listings/feed.csv',
    access: 'public',
    cache: CACHE,
    request: { query: SearchQuery },
    response: { 200: 'stream' },
    rateLimit: { max: 30, seconds: 60, by: 'address' },
    summary: `A list as CSV (UTF-8 with BOM), in its order, at most ${MOST_ROWS} rows.`,
    async handle({ query, request }) {
      const question = await questionOfPage(query, parts, facetsForAll(parts))
      const order = query.sort ?? (question.text?.trim() ? 'relevance' : 'deadline')
      const { ids } = await catalogue.page(question, { sort: order, limit: MOST_ROWS })
      const now = clock.now()
      const language = languageOfAddress(request)
      const rows = (await catalogue.rows(ids)).map((row) => cellsOf(listingOf(row, now, kinds()), language, publicUrl))
      const head = [...columns[language], 'URL']
      const table = papaparse.unparse([head, ...rows], asSpreadsheet)
      const text = `${BOM}${table}\r\n`
      return answer(200, text, {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          etag: etagOf(text),
          'content-disposition': `attachment; filename="${nameOf(question.kind, kinds())}.csv"`,
        },
      })
    },
  })
}

const nameOf = (kind: string | undefined, kinds: readonly Kind[]) =>
  kinds.find(({ id }) => id === kind)?.listingPath.slice(1) ?? 'all-opportunities'

function cellsOf(listing: Listing, language: 'en' | 'hi', publicUrl: string): string[] {
  const { title, kind, organisation, workMode, pay, opensAt, closesAt, path } = listing
  const words = feedWords[language]
  const rupees = (paise: number | undefined) => (paise === undefined ? '' : String(paise / RUPEE_PAISE))
  return [
    title,
    words.kinds[kind] ?? kind,
    organisation.name,
    citiesOf(listing)
      .map((city) => cityIn(language, city))
      .join('; '),
    words.modes[workMode],
    rupees(pay?.minPaise),
    rupees(pay?.maxPaise),
    pay?.currency ?? '',
    pay ? words.periods[pay.period] : '',
    opensAt ?? '',
    closesAt ?? '',
    publicUrl + path,
  ]
}
