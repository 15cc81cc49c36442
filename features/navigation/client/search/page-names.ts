import { useMemo } from 'react'
import { useText } from '../../../ui/kit'
import { useHasPage, useView } from '../../../web/kit'
import { menuEntries, type Suggestion } from '../../contract'

/**
 * Every page that this visitor's menus lead to, once, by name; what is guarded against this visitor is not among them. Of two that go by one
 * name (a kind's own page and its list) the address tells which is which.
 */
export function usePageNames(): readonly Suggestion[] {
  const t = useText()
  const hasPage = useHasPage()
  const entries = useView(menuEntries)
  return useMemo(() => {
    const pages = new Map<string, Suggestion>()
    for (const { href, inert, label, hold, icon } of entries)
      if (href.startsWith('/') && !inert && !pages.has(href) && hasPage(href))
        pages.set(href, { id: href, href, title: t(label), ...(hold && { hold }), ...(icon && { icon }) })
    // `/user/registrations` leads to `/user/registrations/all/all`: one page in two menus.
    const isWhole = ({ href, title }: Suggestion) =>
      ![...pages.values()].some((other) => other.title === title && other.href.startsWith(`${href}/`))
    const all = [...pages.values()].filter(isWhole)
    const isShared = ({ title }: Suggestion) => all.filter((each) => each.title === title).length > 1
    return all.map((page) => (isShared(page) ? { ...page, note: page.href } : page))
  }, [entries, hasPage, t])
}

interface Named {
  readonly id: string
  readonly title: string
}

/** Those whose names hold all the words typed, then those whose addresses do: who reads Hindi may well type Latin letters. */
export function namedLike<T extends Named>(all: readonly T[], typed: string): readonly T[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  const isNamed = ({ title }: Named) => words.every((word) => title.toLowerCase().includes(word))
  const isAt = ({ id }: Named) => words.every((word) => id.split(/[^a-z0-9]+/).some((part) => part.startsWith(word)))
  return [...all.filter(isNamed), ...all.filter((each) => !isNamed(each) && isAt(each))]
}
