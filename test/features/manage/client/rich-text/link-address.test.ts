import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { isKeptAddress, readAddress } from '../../../../../features/manage/client/rich-text/link-address'

const test = suite('addresses of links, as people write them')

const read: readonly [string, string][] = [
  ['https://example.in/a?b=1#c', 'https://example.in/a?b=1#c'],
  [' http://example.in ', 'http://example.in'],
  ['example.in', 'https://example.in'],
  ['example.in:8080/jobs', 'https://example.in:8080/jobs'],
  ['उदाहरण.भारत', 'https://उदाहरण.भारत'],
  ['someone@example.in', 'mailto:someone@example.in'],
  ['mailto:someone@example.in?subject=Hello', 'mailto:someone@example.in?subject=Hello'],
  ['/internships', '/internships'],
]
for (const [typed, href] of read) test(typed, () => assert.deepEqual(readAddress(typed), { href }))

const wrong: readonly [string, string][] = [
  ['  ', 'addressMissing'],
  ['here', 'addressUnread'],
  ['two words.in', 'addressUnread'],
  ['//example.in', 'addressUnread'],
  ['https://', 'addressUnread'],
  ['https://here', 'addressUnread'],
  ['mailto:nobody', 'addressUnread'],
  ['javascript:alert(1)', 'addressNotKept'],
  ['data:text/html,x', 'addressNotKept'],
  ['tel:123', 'addressNotKept'],
]
for (const [typed, says] of wrong) test(`“${typed}”`, () => assert.deepEqual(readAddress(typed), { wrong: says }))

test('blanks and control characters hide no scheme', () => {
  for (const address of ['java\tscript:alert(1)', ' \u0001javascript:alert(1)', 'JAVASCRIPT:alert(1)', ''])
    assert.equal(isKeptAddress(address), false, address)
  for (const address of ['/jobs', '//example.in', '#top', 'HTTPS://EXAMPLE.IN'])
    assert.equal(isKeptAddress(address), true)
})

test.run()
