import { drawRules } from './draw-rules'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import type { HttpClient } from '../../../../features/web/contract'
import type { OwnVerdict, ShownRules } from '../../../../features/rules/contract/wire'

const test = suite('rules in the registration form')
let stop: (() => Promise<void>) | undefined
test.after.each(async () => stop?.())

const subject = { id: 7, userRole: ['user'] }

interface Said {
  /** Those of this city alone may take part; without one, anybody. */
  city?: string
  note: string
}

/** A server whose rules are what is said at the moment. */
function rulesFor(said: Said): HttpClient {
  const conditions = () => (said.city ? [{ fact: 'city' as const, anyOf: [said.city] }] : [])
  const own = (): OwnVerdict => {
    const answered = { verdict: 'met' as const, yourWords: [], yourNumber: null }
    const lines = conditions().map((condition) => ({ condition, ...answered }))
    return { opportunityId: 12, version: 1, verdict: 'met', lines }
  }
  const shown = (): ShownRules => ({
    ...{ opportunityId: 12, version: 1, conditions: conditions(), note: said.note },
    team: {} as ShownRules['team'],
  })
  return { get: async (path: string) => ({ data: path.endsWith('/own') ? own() : shown() }) } as unknown as HttpClient
}

test('they are those of now, though others were read a moment ago on the page before', async () => {
  const { useState } = await import('react')
  const { fireEvent } = await import('../../../support/testing-library')
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
  const drawn = await drawRules(<Page />, rulesFor(said), subject)
  stop = drawn.stop
  const { view } = drawn
  await view.findByText('Bring a laptop')
  Object.assign(said, { city: 'Nashik', note: 'Bring a friend' })
  fireEvent.click(view.getByRole('button'))
  assert.doesNotMatch(view.container.textContent ?? '', /Pune|laptop/)
  await view.findByText(/Bring a friend/)
  assert.match(view.container.textContent ?? '', /Nashik/)
})

test('where anybody can take part no empty line stands for how many rules are met', async () => {
  const { Part } = await import('../../../../features/rules/client/lines/check-part')
  const drawn = await drawRules(<Part opportunityId={12} terms="any" />, rulesFor({ note: 'Bring a friend' }), subject)
  stop = drawn.stop
  await drawn.view.findByText(/Bring a friend/)
  assert.deepEqual([...drawn.view.container.querySelectorAll('p:empty')], [])
})

test.run()
