import '../../../support/dom'
import assert from 'node:assert/strict'
import fc from 'fast-check'
import { suite } from 'uvu'
import { changedRanges } from '../../../../features/manage/client/revision/mark-changes'

const test = suite('the words that changed')

function drawn(html: string): Element {
  const holder = document.createElement('div')
  holder.innerHTML = html
  return holder
}
const said = (ranges: readonly Range[]) => ranges.map(String)

test('a word that changed is marked in both texts, what stayed in none, whatever the paragraphs', () => {
  const { gone, come } = changedRanges(
    drawn('<h2>Clean water hackathon</h2><p>Teams of <b>two</b> to four.</p>'),
    drawn('<h2>Clean water hackathon 2027</h2><ul><li>Teams of <b>three</b> to four.</li></ul>'),
  )
  assert.deepEqual([said(gone), said(come)], [['two'], ['2027', 'three']])
})

test('Hindi words are marked whole, and a mark of punctuation by itself', () => {
  const { gone, come } = changedRanges(drawn('<p>आवेदन करें।</p>'), drawn('<p>पंजीकरण करें!</p>'))
  assert.deepEqual(
    [said(gone), said(come)],
    [
      ['आवेदन', '।'],
      ['पंजीकरण', '!'],
    ],
  )
})

test('nothing is marked where nothing changed', () => {
  const { gone, come } = changedRanges(drawn('<p>Same <i>words</i></p>'), drawn('<p>Same</p> <p>words</p>'))
  assert.deepEqual([gone, come], [[], []])
})

/** The words of one paragraph without those that are marked. */
function unmarked(text: Element, ranges: readonly Range[]): readonly string[] {
  const cut = ranges.map(({ startOffset, endOffset }) => [startOffset, endOffset] as const)
  const left = [...(text.textContent ?? '')].filter((_, at) => !cut.some(([from, to]) => at >= from && at < to))
  return left.join('').split(/\s+/).filter(Boolean)
}

const sentence = fc.array(fc.constantFrom('build', 'something', 'in', '36', 'hours', 'and', 'show', 'it'), {
  maxLength: 24,
})

test('what is not marked says the same in both', () => {
  fc.assert(
    fc.property(sentence, sentence, (were, are) => {
      const [before, after] = [drawn(`<p>${were.join(' ')}</p>`), drawn(`<p>${are.join(' ')}</p>`)]
      const { gone, come } = changedRanges(before, after)
      assert.deepEqual(unmarked(before, gone), unmarked(after, come))
    }),
  )
})

test.run()
