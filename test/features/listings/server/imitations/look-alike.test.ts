import assert from 'node:assert/strict'
import fc from 'fast-check'
import { suite } from 'uvu'
import { createLookAlikes } from '../../../../../features/listings/server/imitations/look-alike'

const names = suite('names like another one’s')

const known = new Map([
  ['Google', Number.POSITIVE_INFINITY],
  ['Nestlé', 50],
  ['Microsoft', 9],
  ['Infosys', 7],
  ['Tata Consultancy Services', 8],
  ['TCS', 40],
  ['टाटा', 40],
  ['Hardly Known', 4],
])
const { find } = createLookAlikes(known)

names(
  'letters of other scripts, digits in place of letters and one letter more, less, changed or swapped are found',
  () => {
    for (const [name, imitated] of [
      ['Gооgle', 'Google'], // two Cyrillic о
      ['GOOGLЕ', 'Google'], // a Cyrillic Е
      ['Ｇｏｏｇｌｅ', 'Google'],
      ['Goog1e', 'Google'],
      ['Googie', 'Google'],
      ['G o o g l e e', 'Google'],
      ['Gogole', 'Google'],
      ['Mircosoft', 'Microsoft'],
      ['Infosis', 'Infosys'],
      ['ТСS', 'TCS'], // Cyrillic Т and С
    ] as const)
      assert.equal(find(name), imitated, name)
  },
)

names('the name itself, however it is written, and names that only share words are not', () => {
  for (const name of [
    'Google',
    'GOOGLE',
    'google.',
    'Nestle',
    'Google India',
    'Tata Consultancy Service',
    'TCL',
    'टीटा',
    'Hardly Know',
    'Infosys 2',
    '',
    '東京',
    '…',
  ])
    assert.equal(find(name), undefined, name)
})

names('of two that are about as well known neither imitates the other; a verified one never does', () => {
  const { find } = createLookAlikes(
    new Map([
      ['Kaveri Tech', 9],
      ['Kaveri Teck', 5],
      ['Orbit Foods', 100],
      ['0rbit Foods', Number.POSITIVE_INFINITY],
    ]),
  )
  assert.deepEqual([find('Kaveri Teck'), find('Kaveri Tech'), find('0rbit Foods')], [undefined, undefined, undefined])
  assert.equal(find('Orbit Foods'), '0rbit Foods')
})

names('no text is too strange, and nothing imitates itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      assert.equal(createLookAlikes(new Map([[name, 100]])).find(name), undefined)
      find(name)
    }),
  )
})

names.run()
