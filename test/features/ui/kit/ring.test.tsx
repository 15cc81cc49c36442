import '../../../support/dom'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { inLanguage } from './render'

const { cleanup, render, screen } = await import('../../../support/testing-library')
const { ProgressBar, Ring } = await import('../../../../features/ui/kit')

const ring = suite('ui completion ring')
ring.after.each(() => cleanup())

/** The colour of a band, and what is said of it: never the colour alone (spec §4). */
const table: readonly (readonly [percent: number, colour: string, says: string])[] = [
  [32, 'var(--completion-low)', '32% complete'],
  [33, 'var(--completion-mid)', '33% complete'],
  [65, 'var(--completion-mid)', '65% complete'],
  [66, 'var(--completion-high)', '66% complete'],
  [99, 'var(--completion-high)', '99% complete'],
  [100, 'var(--success)', 'Profile Complete'],
]

for (const [percent, colour, says] of table)
  ring(`${percent} % has its colour and its words`, async () => {
    render(await inLanguage(<Ring percent={percent} />))
    const drawn = screen.getByRole('img', { name: says })
    assert.equal(drawn.querySelectorAll('circle')[1]?.getAttribute('stroke'), colour)
    assert.equal(drawn.querySelector('b')?.textContent ?? 'a check', percent === 100 ? 'a check' : `${percent}%`)
  })

ring('the bar takes the same colours and says its number', async () => {
  for (const [percent, colour] of table) {
    render(await inLanguage(<ProgressBar label="Profile" percent={percent} completion />))
    const bar = screen.getByRole('progressbar', { name: 'Profile' })
    assert.equal(bar.getAttribute('aria-valuenow'), String(percent))
    assert.match(bar.querySelector('span')?.getAttribute('style') ?? '', new RegExp(colour.replace(/[()]/g, '\\$&')))
    cleanup()
  }
})

ring.run()
