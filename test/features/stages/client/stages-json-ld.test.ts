import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { stagesJsonLd } from '../../../../features/stages/client/timeline/stages-json-ld'
import type { Timeline } from '../../../../features/stages/contract/wire'

const test = suite('stages, for search engines')

const timeline: Timeline = {
  opportunityId: 1,
  version: 1,
  zone: 'Asia/Kolkata',
  opensAt: null,
  closesAt: null,
  now: '2026-11-21T06:30:00Z',
  stages: [
    ['quiz', 'online', null],
    ['final', 'onsite', 'Town Hall'],
    ['results', 'online', null],
  ].map(([type, mode, place], id) => ({
    id,
    type: type as never,
    title: String(type),
    description: '',
    startsAt: '2026-12-03T12:30:00.000Z',
    endsAt: null,
    mode: mode as never,
    place: place as string | null,
  })),
}
const opportunity = {
  kind: 'hackathon',
  standing: 'open',
  title: 'Clean water',
  path: '/hackathons/clean-water-1',
  city: 'Pune',
  country: 'India',
  organisation: { name: 'Lumio Labs' },
}
const told = (changes: object = {}) =>
  stagesJsonLd({
    data: { timeline },
    page: { opportunity: { ...opportunity, ...changes } as never },
    at: { path: '', params: {}, query: {} },
    language: 'en',
    origin: 'https://example.org',
  }) as readonly Record<string, unknown>[]

const typeOf = (place: unknown) => (place as { '@type': string })['@type']
const nameOf = (place: unknown) => (place as { name: string }).name

test('each stage that one goes to is an event within the opportunity’s own; results are none', () => {
  const [quiz, final, ...more] = told()
  assert.deepEqual(more, [])
  assert.deepEqual(quiz?.['superEvent'], { '@id': 'https://example.org/hackathons/clean-water-1#event' })
  assert.deepEqual(typeOf(quiz?.['location']), 'VirtualLocation')
  assert.deepEqual(nameOf(final?.['location']), 'Town Hall')
})

test('a place abroad has the code of its country, as the opportunity’s own has', () => {
  function countryOf(changes: object) {
    const [, final] = told(changes)
    return (final?.['location'] as { address?: { addressCountry: string } } | undefined)?.address?.addressCountry
  }
  assert.deepEqual([countryOf({}), countryOf({ country: 'Switzerland' })], ['IN', 'CH'])
})

test('of what is closed, and of jobs, nothing is told', () => {
  assert.deepEqual([told({ standing: 'closed' }), told({ kind: 'job' })], [[], []])
})

test.run()
