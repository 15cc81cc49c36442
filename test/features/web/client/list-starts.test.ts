import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { type Page, pages, type Redirect, redirects } from '../../../../features/web/contract'
import { createPageTable } from '../../../../features/web/kit'
import { siteFeatures } from '../../../../hosts/site/features'

const test = suite('addresses of lists that name no state')

const contributed = siteFeatures.flatMap(({ id, contributes = [] }) =>
  contributes.map(({ to, item }) => ({ feature: id, to: to.name, item })),
)
const all = contributed.filter(({ to }) => to === pages.name).map(({ feature, item }) => ({ feature, item }))
const moved = contributed.filter(({ to }) => to === redirects.name).map(({ item }) => item as unknown as Redirect)
const table = createPageTable(all as never, moved)
/** Before its parameters, of every page that ends in one. */
const lists = all.map(({ item }) => (item as Page).path.match(/^([^:]+)\/(?::kind\/)?:state$/)?.[1]).filter(Boolean)

for (const list of lists)
  test(`${list} leads to one of its own`, () => {
    const match = table.match(list ?? '')
    assert.ok(match?.kind === 'redirect', `${list} leads nowhere`)
    assert.ok(match.to.startsWith(`${list}/`), match.to)
    assert.equal(table.match(match.to)?.kind, 'page')
  })

test.run()
