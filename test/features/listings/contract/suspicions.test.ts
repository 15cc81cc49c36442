import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { suspicionsOf } from '../../../../features/listings/contract'

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

suspicions.run()
