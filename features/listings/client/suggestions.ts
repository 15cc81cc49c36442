import type { SearchSource } from '../../navigation/contract'
import { formatDate, formatTimeLeft, holdKindOf } from '../../ui/kit'
import type { HttpClient } from '../../web/contract'
import type { Suggestions } from '../contract/wire'
import { paySaid } from './pay/pay-said'

/** What stands under the search field while somebody types: opportunities, then organisations. */
export function opportunitySuggestions(http: HttpClient): SearchSource {
  return {
    id: 'listings.opportunities',
    async suggest(text, { signal, isSomebody, language }) {
      const query = { q: text.slice(0, 200) }
      // Somebody's own leave out what they hid.
      const path = isSomebody ? '/api/listings/own/suggest' : '/api/listings/suggest'
      const { data } = await http.get<Suggestions>(path, { query, signal })
      const opportunities = data.opportunities.map(({ id, path, title, organisation, kind, pay, closesAt, zone }) => ({
        id: String(id),
        title,
        // Six of one name are told apart by what they pay and until when.
        note: [
          organisation,
          pay && paySaid(pay, language),
          closesAt && (formatTimeLeft(closesAt, language, data.now, zone) ?? formatDate(closesAt, language, zone)),
        ]
          .filter(Boolean)
          .join(' · '),
        href: path,
        hold: holdKindOf(kind),
      }))
      const organisations = data.organisations.map(({ name, logo, open }) => ({
        id: `organisation-${name}`,
        title: name,
        open,
        href: `/all-opportunities?q=${encodeURIComponent(`"${name}"`)}`,
        organisation: { name, logo },
      }))
      return {
        groups: [
          { label: 'listings.found', suggestions: opportunities },
          { label: 'listings.foundOrganisations', suggestions: organisations },
        ],
        total: data.total,
        ...(data.corrected !== null && { guess: data.corrected }),
      }
    },
  }
}
