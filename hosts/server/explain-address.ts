import { menuEntries } from '../../features/navigation/contract'
import { type Explanation, type Page, pages, type Redirect, redirects } from '../../features/web/contract'
import { createPageTable } from '../../features/web/kit'
import type { Kernel, Subject } from '../../kernel/index'

type Said = Omit<Explanation, 'half'>

interface Named {
  readonly id: string
}

/** What stands at an address of the site, or would: its page or redirect, on or off, and every menu entry that leads there. */
export function explainAddress(kernel: Kernel, address: string, subject: Subject): readonly Said[] {
  const path = address.split(/[?#]/, 1)[0] ?? address
  const all = [...kernel.plan.features.values()].flatMap(({ id, contributes = [] }) =>
    contributes.map(({ to, item }) => ({ feature: id, point: to.name, item: item as Named })),
  )
  const of = <T>(point: { readonly name: string }) =>
    all.filter((each) => each.point === point.name).map(({ feature, item }) => ({ feature, item: item as Named & T }))
  const moved = of<Redirect>(redirects)
  const table = createPageTable(
    of<Page>(pages).map(({ feature, item }) => ({ id: item.id, feature, item: item as never })),
    moved.map(({ item }) => item),
  )
  const match = table.match(path)
  const redirect = match?.kind === 'redirect' ? moved.find(({ item }) => item.from === path) : undefined
  const standing = match?.kind === 'page' ? ofPage(kernel, match.page, match.feature, subject) : []
  const entries = of<{ readonly href: string }>(menuEntries).filter(({ item }) => item.href === address)
  const named = [...(redirect ? [redirect] : []), ...entries].flatMap(({ item }) => kernel.explain(item.id, subject))
  if (!match) return [{ id: address, code: 'unknown', text: `No feature here has a page at ${path}.` }, ...named]
  return [...standing, ...named]
}

/** A page is judged by its own guards too: it may stand there and not be open to this person. */
function ofPage(kernel: Kernel, page: Page, feature: string, subject: Subject): readonly Said[] {
  const lines = kernel.explain(page.id, subject)
  if (lines.some(({ code }) => code !== 'shown')) return lines
  const verdict = kernel.judge(page.access ?? [], subject)
  if (verdict === true) return lines
  return [
    {
      id: page.id,
      feature,
      code: 'refused',
      text: `Page "${page.id}" is not open to this person: ${verdict.because}`,
    },
  ]
}
