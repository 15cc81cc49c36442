import { drawInHouse } from '../../../support/draw-in-house'
import assert from 'node:assert/strict'
import { useRef } from 'react'
import { suite } from 'uvu'
import { menuEntries, searchSources } from '../../../../features/navigation/contract'
import { type HttpClient, pages } from '../../../../features/web/contract'
import { boot, contribute, defineFeature, plan } from '../../../../kernel/index'

const test = suite('a search that does not answer')
let stop: (() => Promise<void>) | undefined
test.after.each(async () => stop?.())

test('it is not said that there is nothing; asked again, what there is comes', async () => {
  const [{ SuggestionList }, { useSuggestions }] = await Promise.all([
    import('../../../../features/navigation/client/search/suggestion-list'),
    import('../../../../features/navigation/client/search/use-suggestions'),
  ])
  let isDown = true
  const source = {
    id: 'navigation.some',
    async suggest() {
      if (isDown) throw new Error('no connection')
      return { groups: [{ label: 'navigation.pages', suggestions: [{ id: 'a', title: 'Hackathon', href: '/h/a-1' }] }] }
    },
  }
  const house = defineFeature({
    id: 'navigation',
    points: [menuEntries, searchSources, pages],
    contributes: [contribute(searchSources, source)],
  })
  function Searched() {
    const found = useSuggestions('hackathon')
    const field = useRef<HTMLInputElement>(null)
    const search = { id: 's', found, active: -1, text: 'hackathon', isOpen: true, field }
    return (
      <>
        <input ref={field} />
        <SuggestionList search={search as never} />
      </>
    )
  }
  const kernel = await boot(plan([house]), { eager: true })
  const drawn = await drawInHouse({ kernel, http: {} as HttpClient, feature: 'navigation', page: <Searched /> })
  stop = drawn.stop
  const { view } = drawn
  const again = await view.findByRole('button', { name: 'Try again' })
  assert.ok(!view.queryByText(/^Nothing for/))
  again.focus()
  const { act } = await import('../../../support/testing-library')
  await act(async () => again.click())
  assert.equal(document.activeElement, view.getByRole('textbox'), 'the button goes when the answer comes')
  const anew = await view.findByRole('button', { name: 'Try again' })
  isDown = false
  await act(async () => anew.click())
  await view.findByText('Hackathon')
  assert.ok(!view.queryByRole('button', { name: 'Try again' }))
})

test.run()
