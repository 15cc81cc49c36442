import { drawRules } from './draw-rules'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import type { TermsPartProps } from '../../../../features/registrations/contract'
import { wordChanges } from '../../../../features/rules/client/lines/word-changes'

const test = suite('what one agreed to, and what has changed in it')
let stop: (() => Promise<void>) | undefined
test.after.each(async () => stop?.())

type Terms = TermsPartProps['was']
const terms = (more: Partial<Terms>): Terms => ({ version: 1, conditions: [], team: {}, note: null, ...more })

/** Each line: `-gone-` and `+come+`, without what is for screen readers alone; and what those hear. */
async function drawn(was: Terms, now: Terms | null) {
  const { Part } = await import('../../../../features/rules/client/lines/terms-part')
  const { view, ...house } = await drawRules(<Part was={was} now={now} />)
  stop = house.stop
  const lines = view.getAllByRole('listitem').map((line) => {
    const heard = line.textContent ?? ''
    for (const [name, mark] of [
      ['del', '-'],
      ['ins', '+'],
    ] as const)
      for (const each of line.querySelectorAll(name))
        each.textContent = `${mark}${each.childNodes[1]?.textContent}${mark}`
    return { heard, seen: line.textContent ?? '' }
  })
  await stop()
  stop = undefined
  return lines
}
const seen = async (was: Partial<Terms>, now: Partial<Terms> | null) =>
  (await drawn(terms(was), now && terms(now))).map((line) => line.seen.trim())

test('of a rule that is another one the old and the new number stand beside each other, to be seen and to be heard', async () => {
  const [line] = await drawn(
    terms({ conditions: [{ fact: 'cgpa', from: 6.5 }] }),
    terms({ conditions: [{ fact: 'cgpa', from: 7.25 }] }),
  )
  assert.equal(line?.seen, 'CGPA of -6.5- +7.25+ or more')
  assert.match(line?.heard ?? '', /Removed: 6\.5\. New: 7\.25\. or more/)
})

test('a rule that is gone is crossed out whole, one that came is underlined whole, and what stayed stands in its place', async () => {
  const lines = await seen(
    {
      conditions: [
        { fact: 'age', from: 18 },
        { fact: 'backlogs', to: 1 },
      ],
      team: { leastWomen: 1 },
    },
    {
      conditions: [
        { fact: 'age', from: 18 },
        { fact: 'skills', anyOf: ['SQL'] },
      ],
      team: { leastWomen: 2 },
    },
  )
  assert.equal(lines.length, 4)
  assert.match(lines[0] ?? '', /^[^-+]*18[^-+]*$/)
  assert.match(lines[1] ?? '', /^-.*backlog.*-$/)
  assert.match(lines[2] ?? '', /^\+.*SQL\+$/)
  assert.match(lines[3] ?? '', /-1[^-]*-.*\+2[^+]*\+/)
})

test('the organizer’s own words are compared word by word', async () => {
  const [line] = await seen({ note: 'Bring a laptop of your own.' }, { note: 'Bring a letter of your college.' })
  assert.match(line ?? '', /^Bring a -laptop- \+letter\+ of your -own- \+college\+\./)
})

test('while nothing has changed the rules stand there as they were, and nothing is marked', async () => {
  assert.deepEqual(await seen({ conditions: [{ fact: 'cgpa', from: 6.5 }], note: 'Bring it.' }, null), [
    'CGPA of 6.5 or more',
    'Bring it.In the organizer’s words; nobody checks this by machine',
  ])
  assert.equal((await seen({}, null)).length, 1, 'for everybody')
})

test('words in Devanagari keep their signs, and of another text nobody makes a mosaic', () => {
  assert.deepEqual(
    wordChanges('अपना लैपटॉप लाएँ', 'अपना पत्र लाएँ').map(({ is, text }) => `${is} ${text.trim()}`),
    ['kept अपना', 'gone लैपटॉप', 'come पत्र', 'kept लाएँ'],
  )
  assert.deepEqual(wordChanges('One two three of them.', 'Something entirely else, of course!'), [
    { is: 'gone', text: 'One two three of them.' },
    { is: 'come', text: 'Something entirely else, of course!' },
  ])
  assert.deepEqual(wordChanges('', 'New.'), [{ is: 'come', text: 'New.' }])
})

test.run()
