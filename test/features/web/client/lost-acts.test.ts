import '../../../support/dom'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { createQueries } from '../../../../features/web/client/visit-parts'
import { rejection } from '../../../support/waiting'

const test = suite('what is done without a network')

test('fails at once, and is not done by itself when there is one again', async () => {
  const { MutationObserver, onlineManager } = await import('@tanstack/react-query')
  const queries = createQueries()
  let tries = 0
  const mutationFn = async () => {
    tries += 1
    throw new Error('No answer.')
  }
  onlineManager.setOnline(false)
  try {
    const lost = await rejection(new MutationObserver(queries, { mutationFn }).mutate(), 1000)
    assert.equal(lost.message, 'No answer.')
  } finally {
    onlineManager.setOnline(true)
  }
  assert.equal(tries, 1)
})

test.run()
