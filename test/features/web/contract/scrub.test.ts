import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { scrub } from '../../../../features/web/contract'

const scrubbing = suite('what is told of an error')

const cases: readonly (readonly [what: string, text: string, left: string])[] = [
  ['parameters', 'GET https://x.example/auth?esd=abc&esk=d#top failed', 'GET https://x.example/auth failed'],
  ['parameters of a path', 'Could not open /u/me?edit=profile', 'Could not open /u/me'],
  ['parameters before a position', 'at f (https://x.example/a.js?v=1:10:52)', 'at f (https://x.example/a.js:10:52)'],
  ['an e-mail address', 'No account for asha.k+1@mail.example.in', 'No account for [e-mail]'],
  ['an encoded e-mail address', '/verify/asha%40mail.example', '/verify/[e-mail]'],
  ['a token', 'Bad link dGhpcyBpcyBhIHRva2VuMTIz', 'Bad link [token]'],
  ['a phone number', 'Could not call 919876543210', 'Could not call [number]'],
]
for (const [what, text, left] of cases) scrubbing(`${what} is taken out`, () => assert.equal(scrub(text), left))

for (const text of [
  'TypeError: Cannot read properties of undefined (reading "title")',
  'at a (https://x.example/assets/c/my-registrations-page-1k2j3h4g.js:1:20514)',
  'render@https://x.example/assets/site-0a1b2c3d.js:2:1',
  'Really? Yes #1',
  'createKeysetListOfOpportunities',
])
  scrubbing(`"${text}" stays as it is`, () => assert.equal(scrub(text), text))

scrubbing.run()
