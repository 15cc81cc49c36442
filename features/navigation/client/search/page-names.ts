import { useMemo } from 'react'
import type { Translate } from '../../../ui/contract'
import { useText } from '../../../ui/kit'
import type { Page } from '../../../web/contract'
import { useNamedPages, useView, useWayTo } from '../../../web/kit'
import { type MenuEntry, menuEntries, type Suggestion } from '../../contract'

/** A page as search and palette name it. */
interface NamedPage extends Suggestion {
  /** What else it is called: by other menus, and by its own head. */
  readonly also: readonly string[]
}

/** Heads of pages end in the house's name, which finds nothing here. */
const withoutBrand = (title: string) => title.replace(/ · Foothold$/, '')

/**
 * Every page that this visitor may open, once, by name: those of the menus, then the others that have an address of their own. Of two that go
 * by one name (a kind's own page and its list) the address tells which is which. They are named when somebody first asks: most never type.
 */
export function usePageNames(): () => readonly NamedPage[] {
  const t = useText()
  const wayTo = useWayTo()
  const entries = useView(menuEntries)
  const findOthers = useNamedPages()
  return useMemo(() => {
    let named: readonly NamedPage[] | undefined
    return () => (named ??= nameAll(entries, findOthers(), wayTo, t))
  }, [entries, findOthers, wayTo, t])
}

function nameAll(
  entries: readonly MenuEntry[],
  others: readonly Page[],
  wayTo: (href: string) => string | undefined,
  t: Translate,
): readonly NamedPage[] {
  const pages = new Map<string, NamedPage>()
  const add = (href: string, title: string, looks: Partial<Suggestion> = {}) => {
    const known = pages.get(href)
    pages.set(href, known ? { ...known, also: [...known.also, title] } : { id: href, href, title, also: [], ...looks })
  }
  for (const { href, inert, label, hold, icon } of entries) {
    const to = href.startsWith('/') && !inert ? wayTo(href) : undefined
    if (to !== undefined) add(to, t(label), { ...(hold && { hold }), ...(icon && { icon }) })
  }
  for (const { path, title } of others) if (title !== undefined) add(path, withoutBrand(t(title)))
  const all = [...pages.values()]
  const isShared = ({ title }: Suggestion) => all.filter((each) => each.title === title).length > 1
  return all.map((page) => (isShared(page) ? { ...page, note: page.href } : page))
}

interface Named {
  readonly id: string
  readonly title: string
  readonly also?: readonly string[]
}

/** Those whose names hold all the words typed, then those whose other names or addresses do: who reads Hindi may well type Latin letters. */
export function namedLike<T extends Named>(all: readonly T[], typed: string): readonly T[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  const holdsAll = (name: string) => words.every((word) => name.toLowerCase().includes(word))
  const isAt = ({ id }: Named) => words.every((word) => id.split(/[^a-z0-9]+/).some((part) => part.startsWith(word)))
  const isNamed = ({ title }: Named) => holdsAll(title)
  return [...all.filter(isNamed), ...all.filter((each) => !isNamed(each) && (each.also?.some(holdsAll) || isAt(each)))]
}
