import assert from 'node:assert/strict'
import fc from 'fast-check'
import { suite } from 'uvu'
import type { OpportunityContent } from '../../../../../features/listings/contract'
import { siteOf } from '../../../../../features/listings/contract'
import { foldKeyOf } from '../../../../../features/listings/server/import/fold-key'
import { contentOf } from '../../house'

const key = suite('what two rows of the same say alike')

const keyOf = (more: Partial<OpportunityContent> = {}) => foldKeyOf(contentOf(more))
const titled = (title: string) => keyOf({ title })

key('case, spaces, punctuation and accents make no difference', () => {
  assert.equal(titled('Résumé-Reader (Intern)'), titled('resume reader  INTERN'))
  assert.equal(keyOf({ organisation: 'Lumio Labs, ' }), keyOf({ organisation: 'LUMIO LABS' }))
  assert.equal(keyOf({ city: 'bengaluru ' }), keyOf({ city: 'Bengaluru' }))
})

key('the year of its start may stand in a title or not, another one may not', () => {
  const starting = (title: string) => keyOf({ title, startsOn: '2026-12-05' })
  assert.equal(starting('Kaveri JS 2026'), starting('Kaveri JS'))
  assert.notEqual(starting('Kaveri JS 2025'), starting('Kaveri JS'))
})

key('what tells two apart: languages, levels, vowels of Hindi, days, places, kinds, organisations', () => {
  for (const [one, other] of [
    ['C developer', 'C++ developer'],
    ['C developer', 'C# developer'],
    ['Engineer 1', 'Engineer 2'],
    ['Engineer 1', 'Engineer 11'],
    ['कल की बात', 'काल की बात'],
    ['Design Intern', 'Intern Design'],
  ] as const)
    assert.notEqual(titled(one), titled(other), `${one} / ${other}`)
  for (const other of [
    { startsOn: '2026-12-06' },
    { city: 'Pune' },
    { country: 'Nepal' },
    { kind: 'job' },
    { organisation: 'Lumio' },
  ])
    assert.notEqual(keyOf(other), keyOf(), JSON.stringify(other))
})

key('of several places the order says nothing, another one does', () => {
  const [pune, delhi] = ['Pune', 'Delhi'].map((city) => ({ city, country: 'India' }))
  const both = keyOf({ ...pune, otherPlaces: [delhi as never] })
  assert.equal(keyOf({ ...delhi, otherPlaces: [pune as never] }), both)
  assert.notEqual(keyOf(pune), both)
})

key('the deadline tells where no start does, and only its day', () => {
  const until = (closesAt: string) => keyOf({ startsOn: null, closesAt })
  assert.equal(until('2026-11-30T18:29:59.000Z'), until('2026-11-30T12:00:00.000Z'))
  assert.notEqual(until('2026-11-30T18:29:59.000Z'), until('2026-12-01T18:29:59.000Z'))
})

key('where the title or the place is not known, nothing is the same', () => {
  assert.equal(titled('🎉 !!'), undefined)
  assert.equal(keyOf({ city: null, workMode: 'onsite' }), undefined)
  assert.equal(keyOf({ city: null, workMode: 'hybrid' }), undefined)
  assert.ok(keyOf({ city: null, workMode: 'online' }))
})

key('any text makes a key or none, twice the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), (title, organisation) => {
      assert.equal(keyOf({ title, organisation }), keyOf({ title: ` ${title} `, organisation }))
    }),
  )
})

key('a site is a host, with www or without', () => {
  assert.equal(siteOf('https://www.x.example/a'), siteOf('http://x.example/b?c'))
  assert.notEqual(siteOf('https://jobs.x.example/'), siteOf('https://x.example/'))
})

key.run()
