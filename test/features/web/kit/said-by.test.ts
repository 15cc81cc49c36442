import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { HttpError } from '../../../../features/web/contract'
import { saidBy } from '../../../../features/web/kit/said-by'

const test = suite('what a failed call says')

test('the server’s own sentence, of a problem or of a call of the specification', () => {
  const problem = { type: 'x', title: 'x', status: 409, detail: 'It is closed.', instance: '1', code: 'x' }
  assert.equal(saidBy(new HttpError(409, problem), 'Server error'), 'It is closed.')
  assert.equal(
    saidBy(new HttpError(403, undefined, { says: 'Not this password.' }), 'Server error'),
    'Not this password.',
  )
})

test('a gateway that has no sentence of ours, no answer and a fault of the page are all "Server error"', () => {
  for (const error of [new HttpError(502, undefined), new HttpError(0, undefined), new TypeError('x is undefined')])
    assert.equal(saidBy(error, 'Server error'), 'Server error')
})

test.run()
