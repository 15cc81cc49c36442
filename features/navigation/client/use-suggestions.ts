import { useEffect, useState } from 'react'
import { useView } from '../../web/kit'
import { type Suggestion, searchSources } from '../contract'

export interface SuggestionGroup {
  readonly label: string
  readonly suggestions: readonly Suggestion[]
}

/** Long enough that a word typed at speed asks once. */
const PAUSE_MS = 150
const SHORTEST = 2

/** What all sources suggest for a text. Old ones stay until new ones are here; a source that fails is left out. */
export function useSuggestions(text: string): readonly SuggestionGroup[] {
  const sources = useView(searchSources)
  const [groups, setGroups] = useState<readonly SuggestionGroup[]>([])
  const wanted = text.trim()
  useEffect(() => {
    if (wanted.length < SHORTEST) return setGroups([])
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      const answers = await Promise.allSettled(sources.map((each) => each.suggest(wanted, stop.signal)))
      if (stop.signal.aborted) return
      const found = answers.map((answer, index) => ({
        label: sources[index]?.label ?? '',
        suggestions: answer.status === 'fulfilled' ? answer.value : [],
      }))
      setGroups(found.filter(({ suggestions }) => suggestions.length > 0))
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [wanted, sources])
  return groups
}
