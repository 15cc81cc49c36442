import { drawInHouse } from '../../../support/draw-in-house'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import type { HttpClient } from '../../../../features/web/contract'
import { bootManage } from './boot-manage'

const test = suite('beginning an opportunity')
let stop: (() => Promise<void>) | undefined
test.after.each(async () => stop?.())

const CREATE = '/manage/opportunity/all/create'

/** The page of whoever has no draft yet; the answer to what it begins comes when the test says so. */
async function draw() {
  history.replaceState(null, '', CREATE)
  const { page } = await import('../../../../features/manage/client/create-page')
  let begin = () => {}
  const begun = new Promise<{ data: { id: number } }>((resolve) => (begin = () => resolve({ data: { id: 7 } })))
  let isAsked = false
  const post = () => {
    isAsked = true
    return begun
  }
  const http = { get: async () => ({ data: [] }), post } as unknown as HttpClient
  const kernel = await bootManage(http)
  const Page = page.Page as (props: { at: object }) => React.ReactNode
  const at = { path: CREATE, params: {}, query: {} }
  const { useState } = await import('react')
  let leave = () => {}
  function Site() {
    const [isThere, setThere] = useState(true)
    leave = () => setThere(false)
    return isThere ? <Page at={at} /> : null
  }
  stop = (await drawInHouse({ kernel, http, feature: 'manage', page: <Site /> })).stop
  const { act, waitFor } = await import('../../../support/testing-library')
  await waitFor(() => assert.ok(isAsked))
  return {
    leave: () => act(async () => leave()),
    answer: () =>
      act(async () => {
        begin()
        await begun
      }),
  }
}

test('leads to the draft that was begun', async () => {
  const { answer } = await draw()
  await answer()
  const { waitFor } = await import('../../../support/testing-library')
  await waitFor(() => assert.equal(location.pathname + location.search, `${CREATE}?draft=7`))
})

test('whoever has gone elsewhere before it was begun stays there', async () => {
  const { leave, answer } = await draw()
  history.replaceState(null, '', '/jobs')
  await leave()
  await answer()
  assert.equal(location.pathname + location.search, '/jobs')
})

test.run()
