import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { privacyEn } from '../../../../features/content/client/legal/privacy-en'
import { privacyHi } from '../../../../features/content/client/legal/privacy-hi'
import { termsEn } from '../../../../features/content/client/legal/terms-en'
import { termsHi } from '../../../../features/content/client/legal/terms-hi'
import type { LegalText } from '../../../../features/content/client/legal/legal-text'

const test = suite('legal texts')

const shapeOf = ({ since, sections }: LegalText) => [
  since,
  ...sections.map(({ id, paragraphs, points = [] }) => [id, paragraphs.length, points.length]),
]
const wordsOf = ({ sections }: LegalText) =>
  sections.flatMap(({ paragraphs, points = [] }) => [...paragraphs, ...points]).join('\n')

test('both languages have the same parts of the same day', () => {
  assert.deepEqual(shapeOf(privacyHi), shapeOf(privacyEn))
  assert.deepEqual(shapeOf(termsHi), shapeOf(termsEn))
})

test('what the site keeps and through whose hands it goes is named', () => {
  for (const word of ['Profile', 'Points, coins and badges', 'searches that you keep', 'Messages', 'Visits and views'])
    assert.ok(wordsOf(privacyEn).includes(word), word)
  assert.match(wordsOf(privacyEn), /push service of your browser/)
  assert.match(wordsOf(privacyHi), /ब्राउज़र की पुश सेवा/)
  assert.doesNotMatch(wordsOf(privacyEn), /There are no other recipients/)
})

test.run()
