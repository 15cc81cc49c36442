import assert from 'node:assert/strict'
import fc from 'fast-check'
import { suite } from 'uvu'
import { bitsFor, setBit } from '../../../../../features/listings/server/catalogue/bits'
import { readQuery, wordsOf } from '../../../../../features/listings/server/catalogue/query-text'
import { createTextIndex } from '../../../../../features/listings/server/catalogue/text-index'
import { TextStore } from '../../../../../features/listings/server/catalogue/text-store'
import { wantedOf } from '../../../../../features/listings/server/catalogue/wanted'

const test = suite('index of texts')

type Fields = readonly [title: string, names: string, city: string, description: string]
type Index = ReturnType<typeof createTextIndex>

const none = () => new Int32Array(0)

const add = (index: Index, [title, names, city, description]: Fields) =>
  index.add([[], wordsOf(title), wordsOf(names), wordsOf(city), wordsOf(description)])

/** Slots of what is found, the best first; of equal ones the earlier first. */
function search(texts: readonly Fields[], typed: string): readonly number[] {
  const index = createTextIndex(none)
  for (const text of texts) add(index, text)
  return found(index, typed)
}

function found(index: Index, typed: string): readonly number[] {
  const { slots, ranks } = index.find(wantedOf(readQuery(typed), index.speech))
  const places = [...slots.keys()].sort((a, b) => (ranks[b] ?? 0) - (ranks[a] ?? 0))
  return places.map((at) => slots[at] ?? 0)
}

test('a title tells more than an organisation or tag, that more than a city, that more than a description', () => {
  const texts: readonly Fields[] = [
    ['x', 'x', 'x', 'chess'],
    ['x', 'x', 'chess', 'x'],
    ['x', 'chess', 'x', 'x'],
    ['chess', 'x', 'x', 'x'],
  ]
  assert.deepEqual(search(texts, 'chess'), [3, 2, 1, 0])
})

test('the word itself goes before one that only begins with it, and before what means the same', () => {
  assert.deepEqual(
    search(
      [
        ['javascript', '', '', ''],
        ['java', '', '', ''],
      ],
      'java',
    ),
    [1, 0],
  )
  assert.deepEqual(
    search(
      [
        ['Bangalore', '', '', ''],
        ['Bengaluru', '', '', ''],
      ],
      'bengaluru',
    ),
    [1, 0],
  )
})

test('quoted words stand next to each other, in one field', () => {
  const texts: readonly Fields[] = [
    ['blue moon', '', '', ''],
    ['moon blue', '', '', ''],
    ['so blue', 'moon', '', ''],
    ['', '', '', 'a blue blue moon'],
  ]
  assert.deepEqual(search(texts, '"blue moon"'), [0, 3])
})

test('a phrase is looked for in what all else leaves, asked for or left out, and tells what it tells alone', () => {
  const texts: readonly Fields[] = [
    ['green cheese', '', '', 'a blue moon'],
    ['green cheese', 'blue moon', '', ''],
    ['green cheese', '', '', 'moon blue'],
    ['cheese', 'blue moon', '', ''],
    ['green cheese', 'blue moon', '', 'an old tin can'],
  ]
  assert.deepEqual(search(texts, 'green "blue moon"'), [1, 4, 0])
  assert.deepEqual(search(texts, '"green cheese" "blue moon"'), [1, 4, 0])
  assert.deepEqual(search(texts, '"blue moon" -"green cheese"'), [3])
  assert.deepEqual(search(texts, 'green -"blue moon"'), [2])
  assert.deepEqual(search(texts, '-"blue moon"'), [2])
  assert.deepEqual(search(texts, '"blue moon" -"tin can" green'), [1, 0])
  assert.deepEqual(search(texts, 'green "moon blue moon"'), [])
})

test('beside a common word, of a rarer phrase few texts are read, and none again', () => {
  const index = createTextIndex(none)
  for (let at = 0; at < 500; at++) add(index, [at % 100 === 0 ? 'engineer in pale green' : 'engineer', '', '', ''])
  const [reading, readField] = [{ count: 0 }, TextStore.prototype.fieldOf]
  TextStore.prototype.fieldOf = function (...of) {
    reading.count++
    return readField.apply(this, of)
  }
  try {
    for (const [typed, fit] of [
      ['engineer "pale green"', 5],
      ['engineer -"pale green"', 495],
    ] as const)
      for (const _ of [1, 2])
        assert.equal(index.countUpTo(wantedOf(readQuery(typed), index.speech), Number.POSITIVE_INFINITY), fit, typed)
  } finally {
    TextStore.prototype.fieldOf = readField
  }
  assert.ok(reading.count <= 5, `${reading.count} texts`)
})

test('beyond three phrases words need not stand together, and nothing more is left out', () => {
  const texts: readonly Fields[] = [
    ['aa bb cc dd ee ff gg hh', '', '', ''],
    ['aa bb cc dd ee ff hh gg', '', '', ''],
    ['bb aa cc dd ee ff hh gg', '', '', ''],
  ]
  assert.deepEqual(search(texts, '"aa bb" "cc dd" "ee ff" "gg hh"'), [0, 1])
  assert.deepEqual(search(texts, '"aa bb" "cc dd" "ee ff" -"gg hh"'), [0, 1])
})

test('a phrase among the synonyms is found by the word that stands for it', () => {
  const texts: readonly Fields[] = [
    ['Front end work', '', '', ''],
    ['Front of the end', '', '', ''],
  ]
  assert.deepEqual(search(texts, 'frontend'), [0])
})

test('what is removed is not found, and what comes after it is', () => {
  const index = createTextIndex(none)
  const first = add(index, ['chess', '', '', ''])
  assert.deepEqual(found(index, 'chess'), [first])
  index.remove(first)
  assert.deepEqual(found(index, 'chess'), [])
  assert.equal(index.find(wantedOf(readQuery('chess'), index.speech)).slots.length, 0)
  const second = add(index, ['chess', '', '', ''])
  assert.deepEqual(found(index, 'chess'), [second])
})

test('a word that is new after the first question is found by its beginning', () => {
  const index = createTextIndex(none)
  add(index, ['zebra', '', '', ''])
  assert.deepEqual(found(index, 'ze'), [0])
  add(index, ['zenith', '', '', ''])
  assert.deepEqual(found(index, 'zen'), [1])
})

// Letters that begin no synonym, so that words mean themselves only.
const word = fc.stringMatching(/^[xyz]{2,3}$/)
const field = fc.array(word, { maxLength: 4 }).map((words) => words.join(' '))

test('finds what a look at each text finds, whatever is asked and removed', () => {
  const asked = fc.array(fc.tuple(fc.boolean(), word), { minLength: 1, maxLength: 3 })
  fc.assert(
    fc.property(
      fc.array(fc.tuple(field, field, field, field), { maxLength: 20 }),
      asked,
      fc.nat(),
      (texts, query, gone) => {
        const index = createTextIndex(none)
        for (const text of texts) add(index, text)
        if (gone < texts.length) index.remove(gone)
        const lastWanted = query.findLast(([isExcluded]) => !isExcluded)
        const expected = [...texts.entries()].filter(([slot, text]) => {
          const all = text.flatMap(wordsOf)
          return (
            slot !== gone &&
            lastWanted !== undefined &&
            query.every((each) => {
              const [isExcluded, wanted] = each
              const isThere = all.some((one) => one === wanted || (each === lastWanted && one.startsWith(wanted)))
              return isExcluded ? !all.includes(wanted) : isThere
            })
          )
        })
        const typed = query.map(([isExcluded, wanted]) => (isExcluded ? `-${wanted}` : wanted)).join(' ')
        const slots = lastWanted === undefined ? [] : [...found(index, typed)].sort((a, b) => a - b)
        assert.deepEqual(
          slots,
          expected.map(([slot]) => slot),
        )
      },
    ),
  )
})

const said = fc.constantFrom('chess', 'night', 'clerk', 'go')
const words = (most: number) => fc.array(said, { maxLength: most }).map((each) => each.join(' '))
const text = fc.tuple(words(3), words(2), words(1), words(4)) as fc.Arbitrary<Fields>
const PAGE = 5

test('where all words are common the best are found without a look at the others, while texts are added', () =>
  fc.assert(
    fc.property(
      fc.array(text, { minLength: 5, maxLength: 200 }),
      fc.array(text, { maxLength: 60 }),
      fc.array(said, { minLength: 1, maxLength: 3 }),
      fc.constantFrom({ long: 1, few: 0 }, { long: 1, few: 4 }, { long: 1, few: 1000 }),
      (texts, later, typed, sizes) => {
        const inTurn = () => Int32Array.from({ length: index.size() }, (_, slot) => slot)
        const index: Index = createTextIndex(inTurn, sizes)
        for (const part of [texts, later]) {
          for (const each of part) add(index, each)
          const wanted = wantedOf(readQuery(typed.join(' ')), index.speech)
          const all = index.find(wanted)
          const among = bitsFor(index.size())
          for (let slot = 0; slot < index.size(); slot++) if (slot % 3 > 0) setBit(among, slot)
          const ranks: number[] = []
          const hear = (_: number, rank: number) =>
            void ranks.splice(0, PAGE, ...[...ranks, rank].sort((a, b) => b - a).slice(0, PAGE))
          const total = index.best(wanted, among, hear, {
            isBeyond: (_, rank) => rank <= (ranks[PAGE - 1] ?? 0),
            get least() {
              return ranks[PAGE - 1] ?? 0
            },
            most: Number.POSITIVE_INFINITY,
            isBackwards: false,
          })
          if (total === undefined) continue // one of them is said nowhere
          const meant = [...all.slots.keys()].filter((at) => (all.slots[at] ?? 0) % 3 > 0)
          const expected = meant.map((at) => all.ranks[at] ?? 0).sort((a, b) => b - a)
          assert.deepEqual(ranks, expected.slice(0, PAGE))
          assert.equal(total, meant.length)
        }
      },
    ),
  ))

test.run()
