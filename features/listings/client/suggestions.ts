import type { SearchSource } from '../../navigation/contract'
import type { HttpClient } from '../../web/contract'
import type { Suggestions } from '../contract/wire'

/** What stands under the search field while somebody types: opportunities, then organisations. */
export function opportunitySuggestions(http: HttpClient): SearchSource {
  return {
    id: 'listings.opportunities',
    label: 'listings.found',
    async suggest(text, signal) {
      const { data } = await http.get<Suggestions>('/api/listings/suggest', {
        query: { q: text.slice(0, 200) },
        signal,
      })
      return [
        ...data.opportunities.map(({ id, path, title, organisation }) => ({
          id: String(id),
          title,
          note: organisation,
          href: path,
        })),
        ...data.organisations.map(({ name, open }) => ({
          id: `organisation-${name}`,
          title: name,
          note: String(open),
          href: `/all-opportunities?q=${encodeURIComponent(`"${name}"`)}`,
        })),
      ]
    },
  }
}
