import { type Answering, drawProfile } from './draw'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { sections } from '../../../../features/profile/contract'
import { HttpError } from '../../../../features/web/contract'

type Hobby = { readonly id: number; readonly version: number; readonly name: string; readonly note: null }
const hobby = (id: number, name: string): Hobby => ({ id, version: 1, name, note: null })

/** A server that keeps hobbies; another window writes to `list`. */
function keeping(list: Hobby[]) {
  let last = 100
  const lost: string[] = []
  const answering: Answering = ({ method, path, body }) => {
    const id = Number(path.split('/').at(-1))
    if (method === 'DELETE')
      list.splice(
        list.findIndex((each) => each.id === id),
        1,
      )
    if (method === 'PUT' && path.endsWith('/order'))
      list.sort((a, b) => order(body).indexOf(a.id) - order(body).indexOf(b.id))
    else if (method === 'PUT' && !list.some((each) => each.id === id)) return new HttpError(404, undefined)
    if (method === 'POST') {
      if (lost.shift() === 'before') return new HttpError(0, undefined)
      list.push({ ...hobby(++last, ''), ...(body as object) })
      return list.at(-1)
    }
    const empty = Object.fromEntries(sections.map((section) => [section, []]))
    return { id: 7, username: null, sections: { ...empty, hobbies: [...list] } }
  }
  return { answering, lost, names: () => list.map(({ name }) => name) }
}
const order = (body: unknown) => (body as { ids: number[] }).ids

const outdated = new HttpError(412, {
  ...{ type: '/problems/data/version-conflict', title: 'Changed meanwhile', status: 412, detail: 'Look at it again' },
  ...{ instance: 'ref-1', code: 'version-conflict' },
})

const test = suite('entries of a section that are written')
let stop: (() => Promise<void>) | undefined
test.after.each(() => stop?.())

async function drawHobbies(answering: Answering, mayGo?: () => boolean) {
  const { EditorDialog } = await import('../../../../features/profile/client/editor/editor-dialog')
  const page = <EditorDialog what="hobbies" isWhole onClose={() => {}} />
  const drawn = await drawProfile(page, answering, mayGo && { mayGo })
  stop = drawn.stop
  const { act, fireEvent, waitFor } = await import('../../../support/testing-library')
  const write = (form: HTMLElement, name: string) => {
    const field = form.querySelector('input[name="hobbies.name"]') as HTMLInputElement
    fireEvent.change(field, { target: { value: name } })
    return field
  }
  return { ...drawn, act, fireEvent, waitFor, write }
}

test('what is written in one entry is asked about before another one is opened', async () => {
  let mayGo = false
  const { answering } = keeping([hobby(1, 'Chess'), hobby(2, 'Kho-kho')])
  const { view, fireEvent, write, waitFor } = await drawHobbies(answering, () => mayGo)
  fireEvent.click(await view.findByRole('button', { name: 'Change: Chess' }))
  const field = write(view.getByRole('form', { name: 'Change entry' }), 'Chess by post')
  for (const other of ['Change: Kho-kho', 'Add Hobbies']) {
    fireEvent.click(view.getByRole('button', { name: other }))
    await new Promise(setImmediate)
    assert.ok(field.isConnected, other)
    assert.equal(field.value, 'Chess by post')
  }
  mayGo = true
  fireEvent.click(view.getByRole('button', { name: 'Change: Kho-kho' }))
  await waitFor(() => assert.ok(!field.isConnected))
})

test('what is written in an entry is asked about before its form is cancelled, and nothing where nothing was', async () => {
  let asked = 0
  let mayGo = false
  const { answering } = keeping([hobby(1, 'Chess')])
  const { view, fireEvent, write, waitFor } = await drawHobbies(answering, () => {
    asked += 1
    return mayGo
  })
  const open = async () => {
    fireEvent.click(await view.findByRole('button', { name: 'Change: Chess' }))
    return view.getByRole('form', { name: 'Change entry' })
  }
  const cancel = () => fireEvent.click(view.getByRole('button', { name: 'Cancel' }))
  const untouched = await open()
  cancel()
  await waitFor(() => assert.ok(!untouched.isConnected))
  assert.equal(asked, 0)
  const field = write(await open(), 'Chess by post')
  cancel()
  await new Promise(setImmediate)
  assert.deepEqual([asked, field.isConnected, field.value], [1, true, 'Chess by post'])
  mayGo = true
  cancel()
  await waitFor(() => assert.ok(!field.isConnected))
})

test('an entry that another window removed while it was written keeps its words, and is added again', async () => {
  const list = [hobby(1, 'Chess'), hobby(2, 'Kho-kho')]
  const { answering, names } = keeping(list)
  const { view, fireEvent, write, waitFor } = await drawHobbies(answering)
  fireEvent.click(await view.findByRole('button', { name: 'Change: Chess' }))
  const form = view.getByRole('form', { name: 'Change entry' })
  const field = write(form, 'Chess by post')
  list.shift()
  fireEvent.submit(form)
  await view.findByText(/removed in another window/)
  assert.ok(field.isConnected)
  fireEvent.submit(form)
  await waitFor(() => assert.ok(!field.isConnected))
  assert.deepEqual(names(), ['Kho-kho', 'Chess by post'])
})

test('what is sent again because no answer came is one entry', async () => {
  const { answering, lost } = keeping([])
  lost.push('before')
  const { view, calls, fireEvent, write, waitFor } = await drawHobbies(answering)
  const form = await view.findByRole('form', { name: 'Add Hobbies' })
  write(form, 'Chess')
  fireEvent.submit(form)
  await view.findByText(/did not answer/)
  fireEvent.submit(form)
  await waitFor(() => assert.ok(!view.queryByRole('form')))
  const keys = calls.filter(({ method }) => method === 'POST').map(({ key }) => key)
  assert.ok(keys.length === 2 && keys[0] && keys[0] === keys[1])
})

test('what is brought back stands where it stood, whatever came meanwhile, and is offered again where that fails', async () => {
  const list = [hobby(1, 'Chess'), hobby(2, 'Kho-kho'), hobby(3, 'Tabla')]
  const { answering, names, lost } = keeping(list)
  const { view, said, act, fireEvent, waitFor } = await drawHobbies(answering)
  fireEvent.click(await view.findByRole('button', { name: 'Remove: Kho-kho' }))
  await waitFor(() => assert.equal(said.length, 1))
  list.push(hobby(4, 'Rangoli'))
  lost.push('before')
  await act(async () => said[0]?.action?.run())
  await waitFor(() => assert.deepEqual([said.length, said[1]?.tone], [2, 'danger']))
  await act(async () => said[1]?.action?.run())
  await waitFor(() => assert.deepEqual(names(), ['Chess', 'Kho-kho', 'Tabla', 'Rangoli']))
})

test('what another window has changed is not removed before it was seen', async () => {
  const list = [hobby(1, 'Chess')]
  const { answering, names } = keeping(list)
  let hasRefused = false
  const refusing: Answering = (call) => {
    if (call.method !== 'DELETE' || hasRefused) return answering(call)
    hasRefused = true
    return outdated
  }
  const { view, calls, said, fireEvent, waitFor } = await drawHobbies(refusing)
  const remove = await view.findByRole('button', { name: 'Remove: Chess' })
  list[0] = { ...hobby(1, 'Chess by post'), version: 2 }
  fireEvent.click(remove)
  await view.findByText('Look at it again')
  assert.deepEqual([names(), said.length], [['Chess by post'], 0])
  fireEvent.click(await view.findByRole('button', { name: 'Remove: Chess by post' }))
  await waitFor(() => assert.deepEqual([names(), said.length], [[], 1]))
  const seen = calls.filter(({ method }) => method === 'DELETE').map(({ match }) => match)
  assert.deepEqual(seen, ['"1"', '"2"'])
})

test('an entry that is moved keeps the focus, on its other button where it comes to an end', async () => {
  const { answering, names } = keeping([hobby(1, 'Chess'), hobby(2, 'Kho-kho'), hobby(3, 'Tabla')])
  const { view, fireEvent, waitFor } = await drawHobbies(answering)
  const up = await view.findByRole('button', { name: 'Move up: Tabla' })
  up.focus()
  fireEvent.click(up)
  await waitFor(() => assert.deepEqual(names(), ['Chess', 'Tabla', 'Kho-kho']))
  assert.ok(!up.matches(':disabled') && document.activeElement === up)
  await waitFor(() => assert.ok(!view.getByRole('button', { name: 'Move down: Kho-kho' }).matches(':not(:disabled)')))
  fireEvent.click(up)
  const down = view.getByRole('button', { name: 'Move down: Tabla' })
  await waitFor(() => assert.ok(document.activeElement === down))
})

test('an entry that is removed while a move is being saved goes once that is done, and once', async () => {
  const { answering, names } = keeping([hobby(1, 'Chess'), hobby(2, 'Kho-kho')])
  const { view, calls, fireEvent, waitFor } = await drawHobbies(answering)
  fireEvent.click(await view.findByRole('button', { name: 'Move up: Kho-kho' }))
  for (let press = 0; press < 2; press++) fireEvent.click(view.getByRole('button', { name: 'Remove: Kho-kho' }))
  await waitFor(() => assert.deepEqual(names(), ['Chess']))
  await waitFor(() => assert.equal(view.queryByText('Kho-kho'), null))
  assert.equal(calls.filter(({ method }) => method === 'DELETE').length, 1)
})

test('whoever opens an entry goes on in its first field, and in the first that is wrong once it is sent', async () => {
  const { answering } = keeping([hobby(1, 'Chess')])
  const { view, fireEvent, waitFor } = await drawHobbies(answering)
  for (const [button, form] of [
    ['Add Hobbies', 'Add Hobbies'],
    ['Change: Chess', 'Change entry'],
  ] as const) {
    fireEvent.click(await view.findByRole('button', { name: button }))
    const field = view.getByRole('form', { name: form }).querySelector('input') as HTMLInputElement
    await waitFor(() => assert.ok(document.activeElement === field, 'in the first field'))
    fireEvent.change(field, { target: { value: '' } })
    ;(view.getByRole('button', { name: 'Cancel' }) as HTMLElement).focus()
    fireEvent.submit(view.getByRole('form', { name: form }))
    await waitFor(() => assert.ok(document.activeElement === field, 'in what is wrong'))
    fireEvent.click(view.getByRole('button', { name: 'Cancel' }))
  }
})

test.run()
