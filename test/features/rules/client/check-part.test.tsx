import { drawInHouse } from '../../../support/draw-in-house'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { boot, contribute, defineFeature, plan } from '../../../../kernel/index'
import { type HttpClient, pages } from '../../../../features/web/contract'
import type { OwnVerdict, ShownRules } from '../../../../features/rules/contract/wire'

const test = suite('rules in the registration form')
let stop: (() => Promise<void>) | undefined
test.after.each(async () => stop?.())

const load = async () => ({ page: { Page: () => null } })
const rules = defineFeature({
  id: 'rules',
  points: [pages],
  contributes: [
    contribute(pages, { id: 'rules.u', path: '/u', title: '', load }),
    contribute(pages, { id: 'rules.facts', path: '/user/eligibility', title: '', load }),
  ],
})

/** A server whose rules are for people of one city, with a note. */
function rulesFor(said: { city: string; note: string }): HttpClient {
  const condition = () => ({ fact: 'city' as const, anyOf: [said.city] })
  const own = (): OwnVerdict => {
    const line = { condition: condition(), verdict: 'met' as const, yourWords: [], yourNumber: null }
    return { opportunityId: 12, version: 1, verdict: 'met', lines: [line] }
  }
  const shown = (): ShownRules => ({
    ...{ opportunityId: 12, version: 1, conditions: [condition()], note: said.note },
    team: {} as ShownRules['team'],
  })
  return { get: async (path: string) => ({ data: path.endsWith('/own') ? own() : shown() }) } as unknown as HttpClient
}

test('they are those of now, though others were read a moment ago on the page before', async () => {
  const { useState } = await import('react')
  const { fireEvent } = await import('@testing-library/react')
  const { useData } = await import('../../../../features/web/kit')
  const { ownVerdictRequest, rulesRequest } = await import('../../../../features/rules/client/requests')
  const { Part } = await import('../../../../features/rules/client/lines/check-part')
  function Before() {
    const [own, shown] = [useData(ownVerdictRequest(12)), useData(rulesRequest(12))]
    return own.data && shown.data ? <p>{shown.data.note}</p> : null
  }
  function Page() {
    const [isForm, setForm] = useState(false)
    if (isForm) return <Part opportunityId={12} terms="of now" />
    return (
      <>
        <Before />
        <button onClick={() => setForm(true)}>Register</button>
      </>
    )
  }
  const said = { city: 'Pune', note: 'Bring a laptop' }
  const kernel = await boot(plan([rules]), { eager: true, report: () => {} })
  const subject = { id: 7, userRole: ['user'] }
  const drawn = await drawInHouse({ kernel, http: rulesFor(said), feature: 'rules', page: <Page />, subject })
  stop = drawn.stop
  const { view } = drawn
  await view.findByText('Bring a laptop')
  Object.assign(said, { city: 'Nashik', note: 'Bring a friend' })
  fireEvent.click(view.getByRole('button'))
  assert.doesNotMatch(view.container.textContent ?? '', /Pune|laptop/)
  await view.findByText(/Bring a friend/)
  assert.match(view.container.textContent ?? '', /Nashik/)
})

test.run()
