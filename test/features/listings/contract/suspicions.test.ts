import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { suspicionsOf, suspicionsOfListing } from '../../../../features/listings/contract'

const suspicions = suite('what words look like')

const told: readonly (readonly [text: string, ...found: string[]])[] = [
  ['Write to hr@lumio.example for the form', 'email'],
  ['hr (at) lumio (dot) in', 'email'],
  ['Call me on 98765 43210', 'phone'],
  ['Call +91-98765-43210 today', 'phone'],
  ['９８７６５４３２１０', 'phone'],
  ['Send ₹500 to lumio@okaxis', 'payment'],
  ['There is a registration fee of ₹500', 'payment'],
  ['See bit.ly/3xYz', 'short-link'],
  ['Chat on https://wa.me/ 12', 'short-link'],
]
const harmless = [
  'Is the stipend ₹25,000 a month or ₹3,00,000 a year?',
  'I finish in 2027. May I take part between 05/12/2026 and 31/01/2027?',
  'क्या दूसरे वर्ष के छात्र भाग ले सकते हैं?',
  'Is C++ 20 or Python 3.12 enough? My CGPA is 8.25.',
  'The team has 4 members, 2 of them @home in Pune.',
  'Roll number 2023014567 is mine, is that fine?',
]

suspicions('addresses, numbers, payments and shortened links are found, however they are written', () => {
  for (const [text, ...found] of told) assert.deepEqual(suspicionsOf(text), found, text)
})

suspicions('sums, years, dates and marks are nothing to wonder at', () => {
  for (const text of harmless) assert.deepEqual(suspicionsOf(text), [], text)
})

const listing = {
  ...{ title: 'River week', description: '<p>Come along.</p>' },
  ...{ externalUrl: null, eligibility: {}, questions: [] },
}
const linked = (href: string) => ({ ...listing, description: `<p>All about it <a rel="x" href="${href}">here</a></p>` })

suspicions('where words lead is read as a browser reads it: what is shortened, or writes, calls or pays', () => {
  const leads: readonly (readonly [href: string, ...found: string[]])[] = [
    ['https://bit.ly/3xYz', 'short-link'],
    ['https://BIT%2ELY/3xYz', 'short-link'],
    ['https://wa.me', 'short-link'],
    ['mailto:hr@lumio.example', 'email'],
    ['tel:+919876543210', 'phone'],
    ['upi://pay?pa=lumio@okaxis', 'payment'],
    ['https://lumio.example/9876543210'],
    ['https://rabbit.lytham.example/'],
  ]
  for (const [href, ...found] of leads) {
    assert.deepEqual(suspicionsOfListing(linked(href)), found, href)
    assert.deepEqual(suspicionsOfListing({ ...listing, externalUrl: href }), found, href)
  }
})

suspicions('of a listing what it asks, whom it is for, and what belongs to it elsewhere are read, too', () => {
  const question = { id: 'a', label: 'Have you sent the registration fee?', type: 'yes-no', required: true } as const
  assert.deepEqual(suspicionsOfListing({ ...listing, questions: [question as never] }), ['payment'])
  assert.deepEqual(suspicionsOfListing({ ...listing, eligibility: { note: 'Call 98765 43210' } }), ['phone'])
  const more = [{ texts: ['Write to hr@lumio.example'], links: ['https://tinyurl.com/x'] }]
  assert.deepEqual(suspicionsOfListing(listing, more), ['email', 'short-link'])
  // Two answers in a row are no number.
  const years = { ...question, label: 'Since when?', options: ['98765', '43210'] }
  assert.deepEqual(suspicionsOfListing({ ...listing, questions: [years as never] }), [])
})

suspicions.run()
