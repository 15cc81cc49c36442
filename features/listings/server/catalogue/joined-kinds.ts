import { ownKinds } from '../../contract'
import type { AskedWord } from './query-text'
import { inLatin, isDevanagari, skeletonOf } from './sounds'
import { hindiMeaningsOf, synonymsOf } from './synonyms'

const conjunctions: ReadonlySet<string> = new Set(['or', 'ya', 'या'])
const OR = / (?:or|ya|या) /
const kindWords: ReadonlySet<string> = new Set(ownKinds.flatMap(({ id }) => synonymsOf(id)))
const kindSounds: ReadonlySet<string> = new Set([...kindWords].map((word) => skeletonOf(word, 'english')))

function isKind(said: string): boolean {
  if ([said, said.replace(/s$/, ''), ...hindiMeaningsOf(said)].some((each) => kindWords.has(each))) return true
  if (!isDevanagari(said)) return false
  const heard = skeletonOf(inLatin(said), 'hindi')
  return kindSounds.has(heard) || kindSounds.has(heard.replaceAll('j', 's'))
}

/** What any of is asked for by what `joinKinds` made one. */
export const eitherOf = ({ text, isExact }: AskedWord): readonly string[] => (isExact ? [text] : text.split(OR))

/**
 * Kinds with an "or" between them as one: nothing is a quiz and a hackathon. Other words stay apart, for how much an "or" between them parts is not told:
 * "web development or design".
 */
export function joinKinds(groups: readonly string[]): readonly string[] {
  const joined: string[] = []
  for (let at = 0; at < groups.length; at++) {
    const [before, said, after] = [joined.at(-1), groups[at] as string, groups[at + 1]]
    const isJoint = conjunctions.has(said) && before !== undefined && after !== undefined
    if (isJoint && isKind(before.split(OR).at(-1) as string) && isKind(after)) {
      joined[joined.length - 1] = `${before} ${said} ${after}`
      at += 1
    } else joined.push(said)
  }
  return joined
}
