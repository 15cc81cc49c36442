import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { drawHtml } from '../../../../features/web/client/draw-html'
import { AliveInSight } from '../../../../features/web/kit'

const test = suite('what comes alive in sight, on the server')

test('is drawn whole, between comments that say how much of it is its own', async () => {
  const drawn = await drawHtml(
    <AliveInSight as="li">
      <b>one</b>
      <i>two</i>
    </AliveInSight>,
  )
  assert.equal(drawn, '<li><!--$s--><b>one</b><i>two</i><!--/$s--></li>')
})

test.run()
