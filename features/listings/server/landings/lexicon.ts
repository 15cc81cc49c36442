import { categoryIds, facetName } from '../../contract'
import type { Dictionary } from '../catalogue/listed'
import { cityName } from '../../contract/city-names'
import { addressWords, type LandingFacet, type Lexicon } from './grammar'

const facets: readonly LandingFacet[] = ['category', 'organisation', 'role', 'city']

interface Read {
  count: number
  readonly byWords: Map<string, string[]>
}

/** Names by their words, kept with the dictionary that they are of: names are only ever added to it. */
const known = new WeakMap<Dictionary, Read>()

function wordsIn(dictionary: Dictionary, facet: LandingFacet): Read['byWords'] {
  const read = known.get(dictionary) ?? { count: 0, byWords: new Map<string, string[]>() }
  known.set(dictionary, read)
  for (; read.count < dictionary.names.length; read.count++) {
    const name = dictionary.names[read.count] as string
    const words = addressWords(facet, name)
    if (words === '') continue
    const same = read.byWords.get(words)
    if (same) same.push(name)
    else read.byWords.set(words, [name])
  }
  return read.byWords
}

/** What stands in addresses for the values that opportunities have, and for fields of work, which there are always. Cities answer to their other names too. */
export function lexiconOf(dictionaries: readonly Dictionary[]): Lexicon {
  const byFacet = new Map(
    facets.flatMap((facet) => {
      const dictionary = dictionaries.find((each) => facetName(each.facet) === facet)
      return dictionary ? [[facet, dictionary] as const] : []
    }),
  )
  return {
    find(facet, words) {
      const dictionary = byFacet.get(facet)
      if (!dictionary) return []
      const name = facet === 'city' ? addressWords('city', cityName(words.replaceAll('-', ' '))) : words
      const isField = facet === 'category' && categoryIds.some((each) => each === name)
      return wordsIn(dictionary, facet).get(name) ?? (isField ? [name] : [])
    },
  }
}
