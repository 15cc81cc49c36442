import { useEffect, useState } from 'react'
import { useLanguage } from '../../../ui/kit'
import { useKernel, useView } from '../../../web/kit'
import { type Found, searchSources } from '../../contract'
import { namedLike, usePageNames } from './page-names'

/** Long enough that a word typed at speed asks once. */
const PAUSE_MS = 150
const SHORTEST = 2
const PAGES = 4

export interface Suggested extends Found {
  /** The text these belong to: old ones stay until new ones are here. */
  readonly text: string
  /** Asks once more: a source did not answer, so there may be more than this. */
  readonly again?: () => void
}

const NOTHING: Suggested = { text: '', groups: [] }

/** What all sources suggest for a text, then pages of the menus by name. A source that fails is left out, and may be asked again. */
export function useSuggestions(text: string): Suggested {
  const sources = useView(searchSources)
  const pages = usePageNames()
  const language = useLanguage()
  const isSomebody = useKernel().subject !== undefined
  const [found, setFound] = useState(NOTHING)
  const [round, setRound] = useState(0)
  const wanted = text.trim()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` is when, not what
  useEffect(() => {
    if (wanted.length < SHORTEST) return setFound(NOTHING)
    const stop = new AbortController()
    const asked = { signal: stop.signal, isSomebody, language }
    const timer = setTimeout(async () => {
      const answers = await Promise.allSettled(sources.map((each) => each.suggest(wanted, asked)))
      if (stop.signal.aborted) return
      const kept = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
      const all = [
        ...kept.flatMap(({ groups }) => groups),
        { label: 'navigation.pages', suggestions: namedLike(pages(), wanted).slice(0, PAGES) },
      ]
      const guess = kept.find((each) => each.guess !== undefined)?.guess
      const totals = kept.flatMap(({ total }) => total ?? [])
      setFound({
        text: wanted,
        groups: all.filter(({ suggestions }) => suggestions.length > 0),
        ...(totals.length > 0 && { total: totals.reduce((sum, each) => sum + each) }),
        ...(guess !== undefined && { guess }),
        ...(kept.length < answers.length && { again: () => setRound((before) => before + 1) }),
      })
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [wanted, sources, pages, isSomebody, language, round])
  return found
}
