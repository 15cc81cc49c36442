import assert from 'node:assert/strict'
import fc from 'fast-check'
import { suite } from 'uvu'
import { authPath, safeReturnUrl } from '../../../../features/session/client/return-url'

const returning = suite('returnUrl')

const cases: readonly (readonly [string | undefined, string])[] = [
  [undefined, '/'],
  ['', '/'],
  ['/internships?city=Pune#top', '/internships?city=Pune#top'],
  ['/registration/12', '/registration/12'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['https://evil.example/', '/'],
  ['javascript:alert(1)', '/'],
  ['/\t/evil.example', '/'],
  ['internships', '/'],
  ['/auth/login?returnUrl=/x', '/'],
  ['/AUTH/signup', '/'],
  ['/authors', '/authors'],
  ['/..//evil.example', '/'],
]
for (const [wanted, leads] of cases) {
  returning(`${JSON.stringify(wanted)} leads to ${leads}`, () => assert.equal(safeReturnUrl(wanted), leads))
}

returning('whatever stands in it, it leads to this site', () =>
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.string().map((text) => `/${text}`),
      ),
      (text) => {
        const target = new URL(safeReturnUrl(text), 'http://here.test')
        assert.equal(target.origin, 'http://here.test')
      },
    ),
  ),
)

returning('the way to sign in keeps it', () => {
  assert.equal(authPath('login', '/'), '/auth/login')
  assert.equal(new URL(authPath('signup', '/a?b=c'), 'http://here.test').searchParams.get('returnUrl'), '/a?b=c')
})

returning.run()
