import '../../../support/dom'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { keepFocus } from '../../../../features/web/client/keep-focus'
import { until } from '../../../support/waiting'

const test = suite('the focus of who puts away what floats above the page')
let over: AbortController

test.before.each(() => {
  over = new AbortController()
  document.body.innerHTML = `
    <main><h1>Internships</h1><a href="/internships/ink-7">Ink</a><button id="compare">Compare</button></main>
    <div data-queue>
      <section id="tray">
        <ul><li><button id="x1">Take Ink out</button></li><li><button id="x2">Take Dye out</button></li></ul>
        <button id="clear">Clear</button>
      </section>
      <section id="cookies"><button id="needed">Only what is needed</button></section>
    </div>`
  keepFocus(over.signal)
})
test.after.each(() => {
  over.abort()
  document.body.innerHTML = ''
})

const byId = (id: string) => document.getElementById(id) as HTMLElement
const isAt = (element: Element | null) => until('the focus is there', () => document.activeElement === element)

/** Puts the focus on something and takes this away with it, as its button does. */
function takeAway(id: string, pressed: string) {
  byId(pressed).focus()
  byId(id).remove()
}

test('one of several goes: one goes on at the next', async () => {
  byId('compare').focus()
  byId('x1').focus()
  byId('x1').closest('li')?.remove()
  await isAt(byId('x2'))
})

test('all of it goes: one is back where one was in the page, not in another that floats', async () => {
  byId('compare').focus()
  takeAway('tray', 'clear')
  await isAt(byId('compare'))
})

test('whoever was nowhere in the page begins at its heading, which did not take the focus before', async () => {
  takeAway('cookies', 'needed')
  await isAt(document.querySelector('h1'))
})

test('where one was has gone since: the heading, too', async () => {
  byId('compare').focus()
  byId('needed').focus()
  byId('compare').parentElement?.replaceChildren(Object.assign(document.createElement('h1'), { textContent: 'None' }))
  byId('cookies').remove()
  await isAt(document.querySelector('h1'))
})

test('whoever has gone on by themselves is left where they are', async () => {
  byId('clear').focus()
  document.querySelector('a')?.focus()
  byId('tray').remove()
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  assert.ok(document.activeElement === document.querySelector('a'))
})

test.run()
