import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { payMeant } from '../../../../features/listings/server/pay-meant'

const test = suite('pay that a search names')

const meant = (text: string, kind?: string) => {
  const found = payMeant({ text, kind, choices: {} })
  return found && [found.value, found.q]
}

test('a sum is read however it is written, and rounded down to what can be chosen', () => {
  assert.deepEqual(meant('internship 50k'), ['month-50000', 'internship'])
  assert.deepEqual(meant('₹ 55,000 design internship'), ['month-50000', 'design internship'])
  assert.deepEqual(meant('jobs above 20 lakh'), ['year-2000000', 'jobs'])
  assert.deepEqual(meant('python 12.5 LPA pune'), ['year-1200000', 'python pune'])
  assert.deepEqual(meant('competitions 1 lakh+'), ['once-100000', 'competitions'])
  assert.deepEqual(meant('इंटर्नशिप २० हज़ार', 'internship'), ['month-20000', 'इंटर्नशिप'])
})

test('the time in which it is paid is said by words, by the list, or by what is looked for', () => {
  assert.deepEqual(meant('stipend 15000'), ['month-15000', 'stipend'])
  assert.deepEqual(meant('10k per month'), ['month-10000', ''])
  assert.deepEqual(meant('3 month internship 20k'), ['month-20000', '3 month internship'])
  assert.deepEqual(meant('25k', 'internship'), ['month-25000', ''])
  assert.deepEqual(meant('50k', 'job'), ['year-600000', ''], 'nobody asks for fifty thousand a year')
  assert.deepEqual(meant('prize 1 lakh'), ['once-100000', 'prize'])
  assert.deepEqual(meant('naukri 20 lakh'), ['year-2000000', 'naukri'])
  assert.deepEqual(meant('इंटर्नशिप २० हज़ार'), ['month-20000', 'इंटर्नशिप'])
  assert.equal(meant('50k'), undefined)
})

test('what may be no money, or is the most and not the least, is left alone', () => {
  for (const text of [
    'class 10',
    'hackathon 24h',
    'internship 2026',
    'web3 jobs',
    '5g',
    'jobs under 5 lakh',
    'C++ 11 job',
  ])
    assert.equal(meant(text), undefined, text)
  assert.equal(payMeant({ text: '50k', kind: 'internship', choices: { pay: ['month-5000'] } }), undefined)
})

test.run()
