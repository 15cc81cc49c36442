import '../../../support/dom'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { inLanguage } from './render'

const { cleanup, render, screen } = await import('../../../support/testing-library')
const { NavTabs } = await import('../../../../features/ui/kit')

const test = suite('tabs that are links')
test.after.each(() => cleanup())

test('the one that is on is seen where they do not fit', async () => {
  const own = HTMLElement.prototype.getBoundingClientRect
  // A row of 300, its second tab from 350 to 450.
  HTMLElement.prototype.getBoundingClientRect = function () {
    return (this.tagName === 'NAV' ? { left: 16, width: 300 } : { left: 350, width: 100 }) as DOMRect
  }
  const tabs = ['one', 'two'].map((id) => ({ id, label: id, href: `/${id}` }))
  render(await inLanguage(<NavTabs label="States" current="two" tabs={tabs} />))
  HTMLElement.prototype.getBoundingClientRect = own
  assert.equal(screen.getByRole('navigation', { name: 'States' }).scrollLeft, 350 - 16 - 100)
})

test.run()
