import type { SearchSource } from '../../navigation/contract'
import { holdKindOf } from '../../ui/kit'
import type { HttpClient } from '../../web/contract'
import type { Suggestions } from '../contract/wire'

/** What stands under the search field while somebody types: opportunities, then organisations. */
export function opportunitySuggestions(http: HttpClient): SearchSource {
  return {
    id: 'listings.opportunities',
    async suggest(text, { signal, isSomebody }) {
      const query = { q: text.slice(0, 200) }
      // Somebody's own leave out what they hid.
      const path = isSomebody ? '/api/listings/own/suggest' : '/api/listings/suggest'
      const { data } = await http.get<Suggestions>(path, { query, signal })
      const opportunities = data.opportunities.map(({ id, path, title, organisation, kind }) => ({
        id: String(id),
        title,
        note: organisation,
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
        ...(data.corrected !== null && { guess: data.corrected }),
      }
    },
  }
}
