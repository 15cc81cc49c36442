import assert from 'node:assert/strict'
import fc from 'fast-check'
import { suite } from 'uvu'
import { landingNouns, ownFacets } from '../../../../../features/listings/contract'
import { createDictionary } from '../../../../../features/listings/server/catalogue/listed'
import { choicesOf, type Landing, readSlug, writeSlug } from '../../../../../features/listings/server/landings/grammar'
import { lexiconOf } from '../../../../../features/listings/server/landings/lexicon'

const test = suite('slugs of listing pages')

function lexicon(names: Partial<Record<'category' | 'organisation' | 'role' | 'city', readonly string[]>>) {
  return lexiconOf(
    (['category', 'organisation', 'role', 'city'] as const).map((facet) => {
      const dictionary = createDictionary(ownFacets[facet])
      dictionary.group(names[facet] ?? [])
      return dictionary
    }),
  )
}

const known = lexicon({
  category: ['finance', 'marketing', 'engineering', 'software-development', 'operations', 'business', 'accounts'],
  organisation: ['Infosys', 'INFOSYS', 'Tata Consultancy Services', 'Finance', 'Steve Jobs', 'Remote'],
  role: ['data analyst', 'c++ developer', 'infosys'],
  city: ['Bengaluru', 'Delhi', 'Hyderabad', 'Mumbai', 'Pune', 'Chennai', 'Noida', 'Gurugram', 'Kraków', 'Sector 62'],
})

const about = (facet: 'category' | 'organisation' | 'role', ...values: string[]) => ({ facet, values })
const jobs: readonly (readonly [slug: string, landing: Landing | undefined, own?: string])[] = [
  // The slugs that spec §2.6 names.
  ['jobs-in-bangalore', { type: 'location', place: ['Bengaluru'] }],
  ['jobs-in-delhi', { type: 'location', place: ['Delhi'] }],
  ['jobs-in-hyderabad', { type: 'location', place: ['Hyderabad'] }],
  ['jobs-in-mumbai', { type: 'location', place: ['Mumbai'] }],
  ['jobs-in-pune', { type: 'location', place: ['Pune'] }],
  ['jobs-in-chennai', { type: 'location', place: ['Chennai'] }],
  ['jobs-in-noida', { type: 'location', place: ['Noida'] }],
  ['jobs-in-gurgaon', { type: 'location', place: ['Gurugram'] }],
  ['finance-jobs', { type: 'category', subject: about('category', 'finance') }],
  ['software-development-jobs', { type: 'category', subject: about('category', 'software-development') }],
  ['infosys-jobs', { type: 'company', subject: about('organisation', 'Infosys', 'INFOSYS') }],
  ['data-analyst-jobs', { type: 'role', subject: about('role', 'data analyst') }],
  [
    'tata-consultancy-services-jobs-in-pune',
    { type: 'company-location', subject: about('organisation', 'Tata Consultancy Services'), place: ['Pune'] },
  ],
  ['accounts-jobs-in-mumbai', { type: 'category-location', subject: about('category', 'accounts'), place: ['Mumbai'] }],
  ['work-from-home-jobs', { type: 'wfh' }],
  // Other spellings lead to the one address.
  ['remote-jobs', { type: 'wfh' }, 'work-from-home-jobs'],
  ['jobs-in-bengaluru', { type: 'location', place: ['Bengaluru'] }, 'jobs-in-bangalore'],
  ['jobs-in-gurugram', { type: 'location', place: ['Gurugram'] }, 'jobs-in-gurgaon'],
  ['jobs-in-new-delhi', { type: 'location', place: ['Delhi'] }, 'jobs-in-delhi'],
  ['jobs-in-bombay', { type: 'location', place: ['Mumbai'] }, 'jobs-in-mumbai'],
  ['jobs-in-krakow', { type: 'location', place: ['Kraków'] }],
  ['cpp-developer-jobs', { type: 'role', subject: about('role', 'c++ developer') }],
  ['steve-jobs-jobs', { type: 'company', subject: about('organisation', 'Steve Jobs') }],
  // No such page.
  ['jobs', undefined],
  ['jobs-in-atlantis', undefined],
  ['dragon-jobs', undefined],
  ['data-analyst-jobs-in-pune', undefined],
  ['work-from-home-jobs-in-pune', undefined],
  ['jobs-in-sector-62', undefined],
  ['finance-internships', undefined],
  ['finance-jobs-in-', undefined],
  ['-jobs', undefined],
  ['finance-jobs.*', undefined],
]

for (const [slug, landing, own = slug] of jobs)
  test(`jobs/${slug} ${landing ? `is ${landing.type}, at ${own}` : 'is nothing'}`, () => {
    assert.deepEqual(readSlug('jobs', slug, known), landing)
    if (landing) assert.equal(writeSlug('jobs', landing), own)
  })

const word = fc.stringMatching(/^[A-Za-zÀ-ÿ0-9+#.& -]{1,20}$/)
const names = fc.record({
  category: fc.constant(['finance', 'marketing', 'software-development']),
  organisation: fc.array(word, { maxLength: 6 }),
  role: fc.array(word, { maxLength: 6 }),
  city: fc.array(fc.oneof(word, fc.constantFrom('Bangalore', 'Bengaluru', 'Gurugram', 'New Delhi', 'Constructor')), {
    maxLength: 6,
  }),
})
const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(1, list.length)]

test('whatever the names: what is written is read as the same, in one step', () =>
  fc.assert(
    fc.property(
      names,
      fc.constantFrom(...Object.values(landingNouns)),
      fc.constantFrom('category', 'organisation', 'role', undefined),
      fc.nat(20),
      fc.option(fc.nat(20), { nil: undefined }),
      (all, noun, facet, nth, where) => {
        const words = lexicon(all)
        const subject = facet && pick(all[facet], nth)
        const place = where === undefined ? undefined : pick(all.city, where)
        const tried = [
          [subject && writeSlug(noun, { type: 'role', subject: { facet: facet ?? 'role', values: [subject] } }), place],
          [undefined, place],
          [subject, undefined],
        ].map(([a, b]) => [a?.replace(`-${noun}`, ''), noun, b && `in-${b.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`])
        for (const parts of tried) {
          const landing = readSlug(noun, parts.filter(Boolean).join('-'), words)
          const own = landing && writeSlug(noun, landing)
          if (!landing || own === undefined) continue
          assert.deepEqual(readSlug(noun, own, words), landing)
          assert.ok(Object.values(choicesOf(landing)).every((values) => values.length > 0))
        }
      },
    ),
    { numRuns: 2000 },
  ))

test('no text whatever breaks it', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      readSlug('jobs', text, known)
    }),
  ))

test.run()
