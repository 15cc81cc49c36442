import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { langOf } from '../../../../features/ui/kit/text/lang-of'

const test = suite('the language of what somebody wrote')

test('is said where it is another than the page’s', () => {
  assert.equal(langOf('DevOps Intern', 'hi'), 'en')
  assert.equal(langOf('अक्षर हैकाथॉन', 'en'), 'hi')
  assert.equal(langOf('Résumé: naïve café', 'hi'), 'en')
})

test('is not said where it is the page’s own, nor of what has no letters of either', () => {
  for (const [text, language] of [
    ['DevOps Intern', 'en'],
    ['दिल्ली में SDE की नौकरी', 'hi'],
    ['2026 · ₹5', 'hi'],
    ['', 'en'],
    ['東京', 'hi'],
  ] as const)
    assert.equal(langOf(text, language), undefined, text)
})

test.run()
