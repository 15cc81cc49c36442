import '../../../support/dom'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { createConsent } from '../../../../features/tracking/client/consent'
import { CONSENT_TEXT } from '../../../../features/tracking/contract'

const test = suite('cookie consent, on this device')
const NAMES = ['allowedCookie', 'allowedCookieForThirdParty', 'consentText']
const over: AbortController[] = []
const put = (cookie: string) => void (document.cookie = `${cookie}; Path=/; Max-Age=60`)

test.before.each(() => {
  localStorage.clear()
  for (const name of NAMES) document.cookie = `${name}=; Path=/; Max-Age=0`
})
test.after.each(() => over.splice(0).forEach((each) => each.abort()))

function begin() {
  const visit = new AbortController()
  over.push(visit)
  return createConsent({ post: async () => undefined } as never, visit)
}

test('who agreed to an earlier text is asked anew, and until then nothing is allowed, here and on the server', () => {
  put('allowedCookie=1')
  put('consentText=2025-01-01')
  assert.equal(begin().state.choice, undefined)
  assert.doesNotMatch(document.cookie, /allowedCookie=1/)
})

test('who refused under an earlier text is asked anew, and what they refused stays so until they answer', () => {
  put('allowedCookie=2')
  put('consentText=2025-01-01')
  const { state } = begin()
  document.dispatchEvent(new Event('visibilitychange'))
  assert.equal(state.choice, undefined)
  assert.match(document.cookie, /allowedCookie=2/)
})

test('a choice holds as long as its text, also one that was made before the text was kept beside it', async () => {
  put('allowedCookie=2')
  assert.equal(begin().state.choice, 'needed')
  await begin().choose('all')
  assert.equal(begin().state.choice, 'all')
  assert.ok(document.cookie.includes(`consentText=${CONSENT_TEXT}`))
})

test.run()
