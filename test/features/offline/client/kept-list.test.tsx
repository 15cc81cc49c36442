import '../../../support/dom'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { draw } from './draw'

const test = suite('the list of kept pages')
let stop: (() => Promise<void>) | undefined
test.after.each(() => stop?.())

test('a page that was kept in another language says in which', async () => {
  const { KeptList } = await import('../../../../features/offline/client/kept/kept-list')
  const page = (title: string) => ({ address: `/${title}`, title, keptAt: '2026-11-21T06:30:00.000Z' })
  const drawn = await draw(<KeptList pages={[page('इंटर्नशिप'), page('Jobs')]} />)
  stop = drawn.stop
  assert.equal(drawn.view.getByText('इंटर्नशिप').closest('[lang]')?.getAttribute('lang'), 'hi')
  assert.ok(!drawn.view.getByText('Jobs').closest('span[lang]'))
})

test.run()
