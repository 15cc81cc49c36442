import assert from 'node:assert/strict'
import fc from 'fast-check'
import { suite } from 'uvu'
import { type LinkSlot, linkProblem, linkSlotIds, linkSlots } from '../../../../features/navigation/contract'

const links = suite('navigation links')

const slot = (id: string) => linkSlots.find((each) => each.id === id) as LinkSlot
const words = { en: 'Season of code', hi: 'कोड का मौसम' }

links('every place is described once', () => {
  assert.deepEqual(
    linkSlots.map(({ id }) => id),
    [...linkSlotIds],
  )
})

links('an entry leads to https or to a path of this site, and has words in both languages', () => {
  const problem = (href: string, more: object = words) => linkProblem(slot('business'), { href, ...more })
  for (const good of ['/awards/2025', '/jobs?city=Pune#top', 'https://example.in', 'https://a.example.in:8443/x?y#z'])
    assert.equal(problem(good), undefined, good)
  const bad = [
    ...['http://example.in', 'javascript:alert(1)', 'data:text/html,x', '//example.in', '/\\example.in', 'https:/x.in'],
    ...['https://user@example.in', 'https://localhost', 'https://', 'example.in', 'https://a.in/x y', '/a\tb', ''],
  ]
  for (const each of bad) assert.equal(problem(each), 'target', each)
  assert.equal(problem('/x', { hi: 'x' }), 'en')
  assert.equal(problem('/x', { en: 'x', hi: ' ' }), 'hi')
})

links('a brand leads to its own site and nowhere else', () => {
  const problem = (href: string) => linkProblem(slot('linkedin'), { href })
  assert.equal(problem('https://linkedin.com/company/foothold'), undefined)
  assert.equal(problem('https://IN.LinkedIn.com/company/foothold'), undefined)
  for (const other of ['https://linkedin.com.evil.in/', 'https://notlinkedin.com/', '/linkedin.com'])
    assert.equal(problem(other), 'host', other)
})

links('a way to pay and a certificate lead to https or to a page of this site, and need no words', () => {
  for (const id of ['upi', 'rupay', 'visa', 'mastercard', 'pci-dss', 'iso-27001']) {
    assert.equal(linkProblem(slot(id), { href: '/legal/terms-of-use' }), undefined, id)
    assert.equal(linkProblem(slot(id), { href: 'https://example.in/certificate.pdf' }), undefined, id)
    assert.equal(linkProblem(slot(id), { href: 'http://example.in' }), 'target', id)
  }
})

links('what is taken never leaves https or this site, however a browser reads it', () =>
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.string().map((rest) => `/${rest}`),
      ),
      (href) => {
        if (linkProblem(slot('business'), { href, ...words }) !== undefined) return
        const url = new URL(href, 'https://here.invalid')
        assert.equal(url.protocol, 'https:')
        if (href.startsWith('/')) assert.equal(url.host, 'here.invalid')
        assert.equal(url.username, '')
      },
    ),
  ),
)

links.run()
