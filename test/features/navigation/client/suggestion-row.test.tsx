import '../../../support/dom'
import assert from 'node:assert/strict'
import { suite } from 'uvu'

const { cleanup, render, screen } = await import('../../../support/testing-library')
const { CommandRow } = await import('../../../../features/navigation/client/palette/command-row')
const { SuggestionRow } = await import('../../../../features/navigation/client/search/suggestion-row')

const rows = suite('what is suggested')
rows.after.each(() => cleanup())

const TITLE = 'डिज़ाइन इंटर्न'
const shared = { id: 'x', typed: '', isActive: false, onChoose: () => {} }
const suggestion = { id: 'a', title: TITLE, href: '/internships/a-1' }

rows('a title in another language than the page is read out in its own', () => {
  render(
    <>
      <SuggestionRow {...shared} suggestion={suggestion} />
      <CommandRow {...shared} command={{ ...suggestion, run: () => {} }} />
    </>,
  )
  for (const title of screen.getAllByText(TITLE)) assert.equal(title.getAttribute('lang'), 'hi')
})

rows.run()
