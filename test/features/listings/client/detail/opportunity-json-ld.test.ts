import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { opportunityJsonLd } from '../../../../../features/listings/client/detail/opportunity-json-ld'
import { detail } from '../listings'

const test = suite('opportunity JSON-LD')
const only = (more = {}) => opportunityJsonLd(detail(more), 'https://x.test')[0] as Record<string, unknown>

test('a job has all that search engines require and recommend', () => {
  const job = only()
  for (const name of [
    'title',
    'description',
    'datePosted',
    'validThrough',
    'hiringOrganization',
    'jobLocation',
    'baseSalary',
    'employmentType',
    'identifier',
    'directApply',
  ])
    assert.ok(job[name] !== undefined, name)
  assert.equal(job['@type'], 'JobPosting')
  assert.deepEqual((job['baseSalary'] as { value: object }).value, {
    '@type': 'QuantitativeValue',
    minValue: 30000,
    maxValue: 30000,
    unitText: 'MONTH',
  })
})

test('it says on which terms one works where somebody said so, and guesses none', () => {
  const said = (more: object) => only(more)['employmentType']
  assert.equal(said({ kind: 'job' }), undefined)
  assert.equal('employmentType' in only({ kind: 'job' }), false)
  assert.equal(said({ kind: 'job', employmentType: 'part-time' }), 'PART_TIME')
  assert.equal(said({ kind: 'job', employmentType: 'contract' }), 'CONTRACTOR')
  assert.equal(said({ kind: 'internship' }), 'INTERN')
  assert.deepEqual(said({ kind: 'internship', employmentType: 'full-time' }), ['INTERN', 'FULL_TIME'])
})

test('what is paid once is not told as a salary', () => {
  const once = { minPaise: 5_000_000, maxPaise: 5_000_000, currency: 'INR', period: 'once' } as const
  assert.equal('baseSalary' in only({ pay: once }), false)
  assert.deepEqual((only({ pay: { ...once, period: 'year' } })['baseSalary'] as { value: object }).value, {
    '@type': 'QuantitativeValue',
    minValue: 50000,
    maxValue: 50000,
    unitText: 'YEAR',
  })
})

test('a remote one says where people may live instead of where the office is', () => {
  const job = only({ workMode: 'remote', city: null })
  assert.deepEqual([job['jobLocationType'], job['jobLocation']], ['TELECOMMUTE', undefined])
  assert.ok(job['applicantLocationRequirements'])
})

test('what is in several places names each of them, a remote one each country', () => {
  const delhi = { city: 'Delhi', country: 'India' }
  const cities = (places: unknown) =>
    (places as { address: { addressLocality?: string } }[]).map(({ address }) => address.addressLocality)
  const several = { otherPlaces: [delhi, { city: 'Zurich', country: 'Switzerland' }] }
  assert.deepEqual(cities(only(several)['jobLocation']), ['Bengaluru', 'Delhi', 'Zurich'])
  const event = only({ kind: 'hackathon', workMode: 'hybrid', ...several })
  assert.deepEqual(
    (event['location'] as { name?: string }[]).map(({ name }) => name),
    ['Bengaluru', 'Delhi', 'Zurich', undefined],
  )
  const remote = only({ workMode: 'remote', city: null, otherPlaces: [{ city: null, country: 'Nepal' }] })
  assert.deepEqual(remote['applicantLocationRequirements'], [
    { '@type': 'Country', name: 'India' },
    { '@type': 'Country', name: 'Nepal' },
  ])
  assert.equal(remote['jobLocation'], undefined)
})

test('a country is told by its code, however it is written; a name that no list has stays as it is', () => {
  const of = (country: string | null) => {
    const { jobLocation } = only({ country }) as { jobLocation: { address: Record<string, unknown> } }
    assert.equal('addressRegion' in jobLocation.address, false)
    return jobLocation.address['addressCountry']
  }
  const spelt = ['India', 'भारत', 'Switzerland', 'Germany', 'germany ', 'Myanmar', 'UK', 'Hong Kong', 'जर्मनी']
  assert.deepEqual(spelt.map(of), ['IN', 'IN', 'CH', 'DE', 'DE', 'MM', 'GB', 'HK', 'DE'])
  assert.equal(of('The Shire'), 'The Shire')
  const event = only({ kind: 'hackathon', workMode: 'onsite', country: 'Nepal' })
  assert.equal((event['location'] as { address: Record<string, unknown> }).address['addressCountry'], 'NP')
})

test('all other kinds are events with a place, on line or not', () => {
  const event = only({ kind: 'hackathon', workMode: 'online' })
  assert.deepEqual(
    [event['@type'], event['startDate'], (event['location'] as { '@type': string })['@type']],
    ['Event', '2026-12-05', 'VirtualLocation'],
  )
  assert.equal((only({ kind: 'conference', workMode: 'onsite' })['location'] as { '@type': string })['@type'], 'Place')
})

test('what an event is about is said in plain words, with the signs that its author wrote', () => {
  const event = only({ kind: 'hackathon', description: '<p>R&amp;D for <b>a &lt; b</b></p>' })
  assert.equal(event['description'], 'R&D for a < b')
})

test('what is closed has none', () => {
  assert.deepEqual(opportunityJsonLd(detail({ standing: 'closed' }), 'https://x.test'), [])
})

test('of an event that was cancelled it says so, of a job nothing', () => {
  const over = { standing: 'closed', isCancelled: true } as const
  assert.equal(only({ ...over, kind: 'workshop' })['eventStatus'], 'https://schema.org/EventCancelled')
  assert.equal(only({ kind: 'workshop' })['eventStatus'], 'https://schema.org/EventScheduled')
  assert.deepEqual(opportunityJsonLd(detail(over), 'https://x.test'), [])
})

test.run()
