import { drawInHouse } from '../../../support/draw-in-house'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { emptyDraft } from '../../../../features/manage/contract'
import { type HttpClient, HttpError } from '../../../../features/web/contract'
import { bootManage } from './boot-manage'

const test = suite('changes of what is public, for whoever decides')
let stop: (() => Promise<void>) | undefined
test.after.each(async () => stop?.())

const line = (id: number, title: string, version: number) => ({
  ...{ id, title, version, kind: 'workshop', path: `/p/${id}`, organisation: 'Lumio Labs', organizer: 'Meera Nair' },
  ...{
    handedInAt: '2026-11-21T06:00:00.000Z',
    changes: ['title'],
    marks: ['phone'],
    imitates: 'Lumio Lab',
    verification: null,
  },
})

/** The list of whoever approves, with two that wait; what is handed in anew of the first is version 3. */
async function draw() {
  const { Revisions, useRevisions } = await import('../../../../features/manage/client/revision/revisions')
  let version = 2
  let isThere = true
  const sent: unknown[] = []
  const http = {
    async get(path: string) {
      const body = { ...emptyDraft('Asia/Kolkata'), title: `River week, version ${version}` }
      if (path.endsWith('/12')) return { data: { version, changes: ['title'], before: body, after: body } }
      return { data: isThere ? [line(12, 'River week', version), line(13, 'Hill week', 5)] : [] }
    },
    async post(path: string, body: { version: number }) {
      sent.push([path.slice('/api/manage/revisions/'.length), body.version])
      if (!isThere) throw new HttpError(409, { detail: 'It was taken back.' } as never)
      if (path.includes('/12/') && body.version !== version)
        throw new HttpError(409, { detail: 'It is not what you read.' } as never)
      return { data: null }
    },
  } as unknown as HttpClient
  const kernel = await bootManage(http)
  const Page = () => <Revisions {...useRevisions('all')} />
  const drawn = await drawInHouse({ kernel, http, feature: 'manage', words: ['listings'], page: <Page /> })
  stop = drawn.stop
  const { fireEvent, waitFor } = await import('../../../support/testing-library')
  const buttons = (name: string) => drawn.view.findAllByRole('button', { name })
  const press = async (name: string, at = 0) => fireEvent.click((await buttons(name))[at] as HTMLElement)
  /** Reads the first, which is then handed in anew, and decides about the other: all rows are asked for again. */
  async function readThenRewritten() {
    await press('River week')
    await drawn.view.findAllByText('River week, version 2')
    await press('Close')
    version = 3
    await press('Approve', 1)
    await waitFor(() => assert.equal(sent.length, 1))
  }
  const takeAllBack = () => void (isThere = false)
  return { ...drawn, sent, press, waitFor, readThenRewritten, takeAllBack, fireEvent }
}

test('has the marks that a first text would have', async () => {
  const { view } = await draw()
  const row = (await view.findByRole('button', { name: 'River week' })).closest('li')
  assert.match(row?.textContent ?? '', /Look twice:.*Phone number.*Name looks like Lumio Lab/)
})

test('is approved as it was read: of what was handed in anew meanwhile one is told first', async () => {
  const { sent, press, waitFor, readThenRewritten } = await draw()
  await readThenRewritten()
  await press('Approve')
  await waitFor(() => assert.deepEqual(sent.at(-1), ['12/approve', 2]))
  // Refused, it is asked for anew: a second press is about what stands there.
  await waitFor(async () => {
    await press('Approve')
    assert.deepEqual(sent.at(-1), ['12/approve', 3])
  })
})

test('is sent back as it was read, too, and a second try is about what stands there by then', async () => {
  const { view, sent, press, waitFor, readThenRewritten, fireEvent } = await draw()
  await readThenRewritten()
  await press('Send back')
  fireEvent.change(await view.findByRole('textbox'), { target: { value: 'Say what it pays.' } })
  const last = (await view.findAllByRole('button', { name: 'Send back' })).length - 1
  await press('Send back', last)
  await waitFor(() => assert.deepEqual(sent.at(-1), ['12/send-back', 2]))
  await view.findByText('It is not what you read.')
  await waitFor(async () => {
    await press('Send back', last)
    assert.deepEqual(sent.at(-1), ['12/send-back', 3])
  })
})

test('what was taken back while its reason was written says so where that stands, also as the last one', async () => {
  const { view, press, takeAllBack, fireEvent } = await draw()
  await press('Send back')
  const field = await view.findByRole('textbox')
  fireEvent.change(field, { target: { value: 'Say what it pays.' } })
  takeAllBack()
  await press('Send back', (await view.findAllByRole('button', { name: 'Send back' })).length - 1)
  await view.findByText('It was taken back.')
  assert.equal(view.queryByRole('button', { name: 'River week' }), null)
  assert.equal((view.getByRole('textbox') as HTMLTextAreaElement).value, 'Say what it pays.')
})

test.run()
