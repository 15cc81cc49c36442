import { useMemo } from 'react'
import { useText } from '../../../ui/kit'
import { useHasPage, useView } from '../../../web/kit'
import { menuEntries, type Suggestion } from '../../contract'

/** Every page that this visitor's menus lead to, once, by name; what is guarded against this visitor is not among them. */
export function usePageNames(): readonly Suggestion[] {
  const t = useText()
  const hasPage = useHasPage()
  const entries = useView(menuEntries)
  return useMemo(() => {
    const named = new Map<string, Suggestion>()
    for (const { href, inert, label, hold } of entries)
      if (href.startsWith('/') && !inert && !named.has(label) && hasPage(href))
        named.set(label, { id: href, href, title: t(label), ...(hold && { hold }) })
    return [...named.values()]
  }, [entries, hasPage, t])
}

/** Those whose names hold all the words typed. */
export function namedLike<T extends { readonly title: string }>(all: readonly T[], typed: string): readonly T[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return all.filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)))
}
