import assert from 'node:assert/strict'
import fc from 'fast-check'
import { suite } from 'uvu'
import { markedParts, saysOf, snippetOf } from '../../../../../features/listings/server/catalogue/marks'
import { readQuery } from '../../../../../features/listings/server/catalogue/query-text'
import { type Speech, wantedOf } from '../../../../../features/listings/server/catalogue/wanted'

const test = suite('marks')
const mute: Speech = { sameStem: () => [], sameSound: () => [] }
const says = (typed: string) => saysOf(wantedOf(readQuery(typed), mute))

test('marks what was typed, what means the same and what begins so; not what was left out', () => {
  assert.deepEqual(markedParts('Data Engineer, Bengaluru', says('data bangalore eng')), [
    '',
    'Data',
    ' ',
    'Engineer',
    ', ',
    'Bengaluru',
    '',
  ])
  assert.deepEqual(markedParts('C++ and C', says('c++')), ['', 'C++', ' and C'])
  assert.deepEqual(markedParts('Remote sales', says('sales -remote')), ['Remote ', 'sales', ''])
})

test('a piece of a long text stands around the first of it, between whole words', () => {
  const text = `${'before '.repeat(40)}windmill ${'after '.repeat(60)}`
  const [begin = '', found, end = ''] = snippetOf(text, says('windmill'))
  assert.equal(found, 'windmill')
  assert.match(begin, /^… (before )+$/)
  assert.match(end, /^( after)+ …$/)
  assert.deepEqual(snippetOf(text, says('chess')), [])
})

test('together the parts are the text, whatever is looked for', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (text, typed) => {
      assert.equal(markedParts(text, says(typed)).join(''), text)
    }),
  )
})

test.run()
