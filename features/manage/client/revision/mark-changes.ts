import { diffArrays } from 'diff'

interface Word {
  readonly text: string
  readonly node: Text
  readonly at: number
}

/** More than this is another text: nobody looks for what stayed. */
const MOST_CHANGED = 4_000

const WORD = /[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}]/gu

function wordsIn(root: Element): readonly Word[] {
  const found: Word[] = []
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    for (const { 0: text, index } of (node.nodeValue ?? '').matchAll(WORD))
      found.push({ text, node: node as Text, at: index })
  return found
}

function rangeOf(words: readonly Word[]): readonly Range[] {
  const [first, last] = [words[0], words.at(-1)]
  if (!first || !last) return []
  const range = document.createRange()
  range.setStart(first.node, first.at)
  range.setEnd(last.node, last.at + last.text.length)
  return [range]
}

/** What stands in one of two drawn texts alone, from word to word in the order of reading. */
export function changedRanges(before: Element, after: Element) {
  const [were, are] = [wordsIn(before), wordsIn(after)]
  const parts = diffArrays(
    were.map(({ text }) => text),
    are.map(({ text }) => text),
    { maxEditLength: MOST_CHANGED },
  )
  const [gone, come]: [Range[], Range[]] = [[], []]
  let [old, now] = [0, 0]
  for (const { added, removed, count } of parts ?? []) {
    if (removed) gone.push(...rangeOf(were.slice(old, old + count)))
    if (added) come.push(...rangeOf(are.slice(now, now + count)))
    if (!added) old += count
    if (!removed) now += count
  }
  return { gone, come }
}
