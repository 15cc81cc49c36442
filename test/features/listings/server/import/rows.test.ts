import assert from 'node:assert/strict'
import { join } from 'node:path'
import fc from 'fast-check'
import { suite } from 'uvu'
import { formats } from '../../../../../features/listings/server/import/formats'
import type { ParsedRow, ReadRow } from '../../../../../features/listings/server/import/parsed-row'
import { createPlaces } from '../../../../../features/listings/server/import/places'
import { rowsIn } from '../../../../../features/listings/server/import/linked-data'
import { filesFolder } from './run-import'

const test = suite('import, rows')
const tools = { places: createPlaces() }
const read = (format: string, value: unknown) => formats[format]?.parse(value, tools) as ParsedRow

async function rowsOf(format: string, file: string): Promise<readonly ParsedRow[]> {
  const rows: ParsedRow[] = []
  for await (const value of formats[format]?.rows(join(filesFolder, file)) ?? []) rows.push(read(format, value))
  return rows
}
const listed = (row: ParsedRow | undefined) => {
  assert.ok(row && !('refused' in row), row && 'refused' in row ? row.refused : 'no row')
  return row as ReadRow
}
const refusals = (rows: readonly ParsedRow[]) => rows.flatMap((row) => ('refused' in row ? [row.refused] : []))

test('conferences: entities, an end before the start, and an end in words are mended and noted', async () => {
  const rows = await rowsOf('conferences', 'conferences.json')
  const [, , , rust, everywhere] = rows.map((row) => ('refused' in row ? undefined : row))
  assert.deepEqual(
    [rust?.content.title, rust?.content.endsOn, rust?.content.workMode, rust?.content.city, rust?.notes.length],
    ['Rock & Rust', '2027-03-10', 'hybrid', 'New York', 1],
  )
  assert.deepEqual([everywhere?.content.workMode, everywhere?.content.endsOn], ['online', '2027-01-10'])
  assert.deepEqual(refusals(rows), [
    'it has no name',
    'its startDate is no day: "2027-02-30"',
    'its url leads nowhere: javascript:alert(1)',
    'the row is not an object',
  ])
})

test('hackathons: sizes and lengths stay words, a prize becomes pay only with a currency', async () => {
  const [winter, spring, schemeless, open] = await rowsOf('hackathons', 'hackathons.json')
  assert.deepEqual([listed(winter).content.seats, listed(winter).content.pay], [null, null])
  assert.match(listed(winter).content.description, /<p>Bring a friend 😊<\/p>.*36 hours.*150\+/)
  assert.deepEqual(listed(spring).content.pay, {
    minPaise: 1_000_000,
    maxPaise: 1_000_000,
    currency: 'USD',
    period: 'once',
  })
  assert.deepEqual(listed(schemeless).content.eligibility, { minimumAge: 18 })
  assert.equal(listed(schemeless).content.organisation, 'Schemeless')
  assert.deepEqual([listed(open).content.endsOn, listed(open).content.city], [null, null])
})

test('jobs: interns are told from the internet, seconds from words, and hidden rows are closed', async () => {
  const [engineer, intern, rater, hidden] = (await rowsOf('jobs', 'jobs.json')).slice(0, 4).map(listed)
  assert.deepEqual(
    [engineer, intern, rater].map((row) => [row?.content.kind, row?.content.workMode, row?.content.city]),
    [
      ['job', 'hybrid', 'San Francisco'],
      ['internship', 'remote', null],
      ['job', 'onsite', null],
    ],
  )
  assert.deepEqual([engineer?.postedAt, rater?.postedAt], ['2024-05-01T23:18:54.000Z', null])
  assert.deepEqual(
    [engineer, hidden].map((row) => row?.isActive),
    [true, false],
  )
})

test('a saved page: the job with its salary by year, found past breadcrumbs and broken scripts', async () => {
  const rows = await rowsOf('jsonld', 'job-page.html')
  const job = listed(rows[1])
  assert.deepEqual(
    [job.url, job.content.city, job.content.closesAt, job.content.pay?.maxPaise, job.content.description],
    [
      'https://careers.tarang.example/data-analyst',
      'Jaipur',
      '2026-12-31T18:29:59.000Z',
      90_000_000,
      '<p onclick="x()">Read meters.</p>',
    ],
  )
  assert.match(refusals(rows).join('\n'), /it is BreadcrumbList.*\n.*it is not an object/)
})

test('a job says on which terms one works where its page names one that we know', () => {
  const said = (employmentType: unknown, title = 'Data Analyst') => {
    const job = { title, employmentType, url: 'https://careers.example/1', hiringOrganization: 'Tarang' }
    const { content } = listed(read('jsonld', { '@type': 'JobPosting', ...job }))
    return [content.kind, content.employmentType]
  }
  assert.deepEqual(said('PART_TIME'), ['job', 'part-time'])
  assert.deepEqual(said(['CONTRACTOR']), ['job', 'contract'])
  assert.deepEqual(said('Full-time'), ['job', 'full-time'])
  assert.deepEqual(said(['INTERN', 'PART_TIME']), ['internship', 'part-time'])
  assert.deepEqual(said('FULL_TIME, INTERN'), ['internship', 'full-time'])
  for (const other of [undefined, 'PER_DIEM', ['FULL_TIME', 'PART_TIME'], { name: 'x' }, 'constructor'])
    assert.deepEqual(said(other), ['job', undefined], String(other))
  assert.deepEqual(said('VOLUNTEER', 'Design Intern'), ['internship', undefined])
})

test('a graph: a summit in a hall and online with its fee; one that is called off is closed', async () => {
  const [, summit, off] = await rowsOf('jsonld', 'events.jsonld')
  const { content } = listed(summit)
  assert.deepEqual(
    [content.kind, content.workMode, content.city, content.zone, content.closesAt, content.pay?.minPaise],
    ['conference', 'hybrid', 'Mumbai', 'Asia/Kolkata', '2027-02-04T12:30:00.000Z', 250_000],
  )
  assert.equal(content.description, '<p>Two days.</p><p>Bring &lt;questions&gt;.</p>')
  assert.equal(listed(off).isActive, false)
})

const word = fc.oneof(
  fc.string(),
  fc.constantFrom('2026-01-01', 'May 5', '2026', 'https://a.example', 'Event', 'JobPosting', 'x', '</textarea>&amp;'),
)
const keys = [
  'name',
  'title',
  'url',
  'startDate',
  'endDate',
  'year',
  'city',
  'country',
  'host',
  'company_name',
  'locations',
  'date_posted',
  'active',
  '@type',
  '@graph',
  'location',
  'address',
  'jobLocation',
  'hiringOrganization',
  'baseSalary',
  'offers',
  'organizer',
  'item',
  '__proto__',
]
const anything = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 4 }, word, fc.jsonValue(), fc.array(tie('value'), { maxLength: 4 }), tie('object')),
  object: fc.dictionary(fc.constantFrom(...keys), tie('value')),
}))

for (const [name, { parse }] of Object.entries(formats))
  test(`${name}: whatever a row is, it is read or refused with a reason, the same way twice`, () =>
    fc.assert(
      fc.property(anything.value, (value) => {
        for (const row of rowsIn(value)) {
          const parsed = parse(row, tools)
          assert.deepEqual(parse(row, tools), parsed)
          if ('refused' in parsed) assert.ok(parsed.refused)
          else {
            const { title, organisation, startsOn, endsOn, closesAt, externalUrl } = parsed.content
            assert.ok(title && organisation && externalUrl && /^https?:/.test(parsed.url))
            assert.ok(!startsOn || !endsOn || startsOn <= endsOn)
            assert.ok(closesAt === null || !Number.isNaN(Date.parse(closesAt)))
          }
        }
      }),
      { numRuns: 400 },
    ))

test.run()
