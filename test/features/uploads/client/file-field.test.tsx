import { drawInHouse } from '../../../support/draw-in-house'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { bootAlone } from '../../../../hosts/alone/boot-alone'
import { toasts } from '../../../../features/ui/contract'
import { CHUNK_BYTES, type FileFieldProps } from '../../../../features/uploads/contract'
import { type HttpClient, HttpError, httpClient, navigation } from '../../../../features/web/contract'

const test = suite('the field of a file')
let stop: (() => Promise<void>) | undefined
test.after.each(() => stop?.())

const ID = '00000000-0000-4000-8000-000000000001'
const bytes = CHUNK_BYTES + 10
const content = `%PDF-${'x'.repeat(bytes - 5)}`

/** A server that loses the connection at its second part, `lost` times. */
function server(lost = 0) {
  const seen: string[] = []
  let received = 0
  const upload = (state = 'receiving') => ({ id: ID, name: 'cv.pdf', bytes, received, state, type: null })
  const said = (data: object) => Promise.resolve({ status: 200, data, headers: {} })
  const http = {
    get: () => said({ items: received > 0 ? [upload()] : [] }),
    delete: () => said({}),
    post: (path: string) => {
      seen.push(path === '/api/uploads' ? 'begin' : 'finish')
      return said(upload(path === '/api/uploads' ? 'receiving' : 'ready'))
    },
    put(path: string, part: Blob) {
      const at = Number(path.split('/').at(-1))
      seen.push(`part ${at}`)
      if (at > 0 && lost-- > 0) return Promise.reject(new HttpError(0, undefined))
      received = at + part.size
      return said(upload())
    },
  } as unknown as HttpClient
  return { http, seen, given: (there: number) => void (received = there) }
}

async function open({ http }: ReturnType<typeof server>, first = '') {
  const { uploadsClient } = await import('../../../../features/uploads/client/feature')
  const { FileField } = await import('../../../../features/uploads/client/file-field')
  const { fireEvent, waitFor } = await import('../../../support/testing-library')
  const { useState } = await import('react')
  let value = first
  let guards = 0
  const shown: { text: string; action?: { run(): void } }[] = []
  const leaving = () => {
    guards += 1
    return () => void (guards -= 1)
  }
  const kernel = await bootAlone(uploadsClient, {
    fakes: [
      [httpClient, http],
      [navigation, { go: () => {}, guardLeaving: leaving, mayLeave: async () => true }],
      [toasts, { show: (toast: (typeof shown)[number]) => void shown.push(toast), state: { list: [] } }],
    ],
  })
  function Held() {
    const [now, setNow] = useState(first)
    value = now
    const field: FileFieldProps = {
      ...{ label: 'Your CV', named: 'Your CV', error: undefined, purpose: 'x.y', about: '1/cv', value: now },
      rule: { kinds: ['pdf'], mostBytes: 1024 * 1024 },
      onChange: setNow,
    }
    return <FileField {...field} />
  }
  const drawn = await drawInHouse({ kernel, http, feature: 'uploads', page: <Held /> })
  stop = drawn.stop
  const { view } = drawn
  return {
    view,
    waitFor,
    shown,
    value: () => value,
    guards: () => guards,
    choose: async (text: string, name = 'cv.pdf') =>
      fireEvent.change(await view.findByLabelText(/Your CV/, { selector: 'input' }), {
        target: { files: [new File([text], name)] },
      }),
  }
}

test('what is empty, too large or of another kind is said at once, by its content, and nothing is sent', async () => {
  const made = server()
  const { view, choose, value } = await open(made)
  for (const [text, says] of [
    ['', /cv\.pdf is empty/],
    ['x'.repeat(2 * 1024 * 1024), /larger than 1 MB/],
    ['hello', /none of what is asked for: PDF/],
  ] as const) {
    await choose(text)
    await view.findByText(says)
  }
  assert.deepEqual([made.seen, value()], [[], ''])
})

test('a cut connection goes on where it was; leaving asks first until it has arrived', async () => {
  const made = server(1)
  const { view, choose, value, guards, waitFor } = await open(made)
  await choose(content)
  await view.findByText(/^No connection\. 99% of cv\.pdf has arrived/)
  assert.deepEqual([value(), guards()], ['pending', 1])
  await waitFor(() => assert.equal(value(), ID), { timeout: 5000 })
  const second = `part ${CHUNK_BYTES}`
  assert.deepEqual(made.seen, ['begin', 'part 0', second, 'begin', second, 'finish'])
  await view.findByText('cv.pdf')
  assert.equal(guards(), 0)
})

test('after a reload the same file goes on, and one that was taken out can be brought back', async () => {
  const made = server()
  made.given(CHUNK_BYTES)
  const { view, choose, value, waitFor, shown } = await open(made, 'pending')
  await view.findByText(/^99% of cv\.pdf has arrived\. Choose the same file once more/)
  await choose(content)
  await waitFor(() => assert.equal(value(), ID))
  assert.deepEqual(made.seen, ['begin', `part ${CHUNK_BYTES}`, 'finish'])
  const { fireEvent, act } = await import('../../../support/testing-library')
  fireEvent.click(await view.findByRole('button', { name: /^Remove/ }))
  assert.equal(value(), '')
  await act(async () => shown.at(-1)?.action?.run())
  assert.equal(value(), ID)
})

test.run()
