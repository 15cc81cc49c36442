import { ownKinds } from '../../contract'
import { inLatin, isDevanagari, skeletonOf } from './sounds'
import { hindiMeaningsOf, synonymsOf } from './synonyms'

const byWord: ReadonlyMap<string, string> = new Map(
  ownKinds.flatMap(({ id }) => synonymsOf(id).map((word) => [word, id] as const)),
)
const bySound: ReadonlyMap<string, string> = new Map(
  [...byWord].map(([word, id]) => [skeletonOf(word, 'english'), id] as const),
)

/** The id of the kind that a word means, in either script, also as an English word in Hindi letters. */
export function kindNamed(said: string): string | undefined {
  for (const each of [said, said.replace(/s$/, ''), ...hindiMeaningsOf(said)]) {
    const id = byWord.get(each)
    if (id) return id
  }
  if (!isDevanagari(said)) return undefined
  const heard = skeletonOf(inLatin(said), 'hindi')
  return bySound.get(heard) ?? bySound.get(heard.replaceAll('j', 's'))
}
