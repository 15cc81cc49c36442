import '../../../support/dom'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import type { Draft, DraftBody } from '../../../../features/manage/contract/wire'
import { type HttpClient, HttpError } from '../../../../features/web/contract'

const { act, renderHook } = await import('../../../support/testing-library')
const { useDraft } = await import('../../../../features/manage/client/use-draft')

const test = suite('a draft that is edited in two places')
test.after.each(() => localStorage.clear())

/** A server whose draft another place saved since this one was opened. */
function changedServer(theirs: object) {
  const kept = { version: 2, body: theirs as DraftBody }
  const drafted = () => ({ data: { id: 7, ...kept, updatedAt: '2026-01-01T00:00:00.000Z' } })
  const put = async (_path: string, { body }: { body: DraftBody }, options: { headers: Record<string, string> }) => {
    if (options.headers['if-match'] !== `"${kept.version}"`) throw new HttpError(412, undefined)
    Object.assign(kept, { version: kept.version + 1, body })
    return drafted()
  }
  return { kept, http: { put, get: async () => drafted() } as unknown as HttpClient }
}

const base = { title: 'Reading', city: 'Pune', parts: { prizes: 'one' } }
const opened = () => ({ id: 7, version: 1, body: base, updatedAt: '2026-01-01T00:00:00.000Z' }) as unknown as Draft

test('what was changed in two places is kept of both, where these are not the same fields', async () => {
  const { kept, http } = changedServer({ ...base, city: 'Nagpur', parts: { prizes: 'two' } })
  const { result, unmount } = renderHook(() => useDraft(http, opened()))
  const fields = ['title', 'city', 'parts.prizes', 'parts.rules']
  const keys = fields.map(result.current.keyOf)
  await act(async () => {
    result.current.change((body) => void (body.title = 'Reading app'))
    await result.current.flush()
  })
  const both = { title: 'Reading app', city: 'Nagpur', parts: { prizes: 'two' } }
  assert.deepEqual([result.current.state.kind, result.current.body, kept.body], ['saved', both, both])
  const begun = fields.filter((field, place) => result.current.keyOf(field) !== keys[place])
  assert.deepEqual(begun, ['city', 'parts.prizes'], 'what another text took the place of begins anew, nothing else')
  unmount()
})

test('of the same field both values are told, and whichever is picked, all else is kept of both', async () => {
  for (const [pick, city] of [
    ['keepMine', 'Nashik'],
    ['takeTheirs', 'Nagpur'],
  ] as const) {
    const { kept, http } = changedServer({ ...base, city: 'Nagpur', parts: { prizes: 'two' } })
    const { result, unmount } = renderHook(() => useDraft(http, opened()))
    await act(async () => {
      result.current.change((body) => void Object.assign(body, { title: 'Reading app', city: 'Nashik' }))
      await result.current.flush()
    })
    assert.equal(result.current.state.kind, 'conflict')
    assert.deepEqual(result.current.clashes, [{ field: 'city', mine: 'Nashik', theirs: 'Nagpur' }])
    await act(() => result.current[pick]())
    const both = { title: 'Reading app', city, parts: { prizes: 'two' } }
    assert.deepEqual([result.current.state.kind, result.current.body, kept.body], ['saved', both, both], pick)
    assert.deepEqual(result.current.clashes, [])
    unmount()
  }
})

test('while the choice is open it shows what stands here now, and what was written since and clashes as well', async () => {
  const { kept, http } = changedServer({ ...base, title: 'Reading group', city: 'Nagpur' })
  const { result, unmount } = renderHook(() => useDraft(http, opened()))
  await act(async () => {
    result.current.change((body) => void (body.city = 'Nashik'))
    await result.current.flush()
  })
  const city = { field: 'city', mine: 'Nashik', theirs: 'Nagpur' }
  assert.deepEqual(result.current.clashes, [city])
  act(() => result.current.change((body) => void Object.assign(body, { city: 'Nashik Road', title: 'Reading app' })))
  const title = { field: 'title', mine: 'Reading app', theirs: 'Reading group' }
  assert.deepEqual(
    [...result.current.clashes].sort((one, other) => (one.field < other.field ? -1 : 1)),
    [{ ...city, mine: 'Nashik Road' }, title],
  )
  await act(() => result.current.keepMine())
  assert.deepEqual(kept.body, { ...base, title: 'Reading app', city: 'Nashik Road' }, 'all of it was read')
  unmount()
})

test('fields that say something only together are kept of one place', async () => {
  const days = { opensAt: '', closesAt: '2026-12-01T18:00', zone: 'Asia/Kolkata' }
  const before = { ...base, ...days, payFrom: 5000, payTo: 6000, payPeriod: 'month' }
  const { kept, http } = changedServer({ ...before, zone: 'Asia/Dubai', payFrom: 400, payTo: 500 })
  const draft = { ...opened(), body: before } as unknown as Draft
  const { result, unmount } = renderHook(() => useDraft(http, draft))
  await act(async () => {
    result.current.change((body) => void Object.assign(body, { payPeriod: 'year', closesAt: '2026-12-01T20:00' }))
    await result.current.flush()
  })
  assert.equal(result.current.state.kind, 'conflict')
  const named = result.current.clashes.map(({ field }) => field)
  assert.deepEqual(named.sort(), ['closesAt', 'payFrom', 'payPeriod', 'payTo', 'zone'])
  await act(() => result.current.keepMine())
  const mine = { ...before, payPeriod: 'year', closesAt: '2026-12-01T20:00' }
  assert.deepEqual([result.current.state.kind, kept.body], ['saved', mine])
  unmount()
})

test('what was changed there since the choice was shown is shown before anything is picked', async () => {
  for (const pick of ['keepMine', 'takeTheirs'] as const) {
    const { kept, http } = changedServer({ ...base, city: 'Nagpur' })
    const { result, unmount } = renderHook(() => useDraft(http, opened()))
    await act(async () => {
      result.current.change((body) => void Object.assign(body, { title: 'Reading app', city: 'Nashik' }))
      await result.current.flush()
    })
    const now = { ...base, title: 'Reading group', city: 'Satara' }
    Object.assign(kept, { version: 3, body: now })
    await act(() => result.current[pick]())
    assert.deepEqual([result.current.state, kept.body], [{ kind: 'conflict' }, now], pick)
    const [title, city] = [
      { field: 'title', mine: 'Reading app', theirs: 'Reading group' },
      { field: 'city', mine: 'Nashik', theirs: 'Satara' },
    ]
    assert.deepEqual(
      [...result.current.clashes].sort((one, other) => (one.field < other.field ? 1 : -1)),
      [title, city],
    )
    assert.equal(result.current.body.title, 'Reading app')
    await act(() => result.current[pick]())
    const is =
      pick === 'keepMine' ? { title: 'Reading app', city: 'Nashik' } : { title: 'Reading group', city: 'Satara' }
    assert.deepEqual([result.current.state.kind, kept.body], ['saved', { ...base, ...is }])
    unmount()
  }
})

test('one’s own words whose answers were lost are never taken for those of another place', async () => {
  const { kept, http } = changedServer(base)
  kept.version = 1
  const put = http.put.bind(http)
  let isLost = true
  http.put = (async (...all: Parameters<typeof put>) => {
    const answer = await put(...all)
    if (isLost) throw new TypeError('the connection was lost')
    return answer
  }) as typeof put
  const { result, unmount } = renderHook(() => useDraft(http, opened()))
  const write = (title: string) => result.current.change((body) => void (body.title = title))
  const save = () => act(async () => void (await result.current.flush()))
  act(() => write('Reading a'))
  await save()
  const { get } = http
  http.get = (async (path: string) => {
    write('Reading app') // while it asks what became of the first
    return get(path)
  }) as typeof get
  act(() => write('Reading ap'))
  await save()
  assert.equal(kept.body.title, 'Reading app')
  Object.assign(http, { get })
  isLost = false
  act(() => write('Reading apps'))
  await save()
  assert.deepEqual([result.current.state.kind, kept.body.title], ['saved', 'Reading apps'])
  unmount()
})

test('nor where more was written before the server could be reached again', async () => {
  const { kept, http } = changedServer(base)
  kept.version = 1
  const [put, get] = [http.put.bind(http), http.get.bind(http)]
  const { result, unmount } = renderHook(() => useDraft(http, opened()))
  const writeAndSave = (title: string) =>
    act(async () => {
      result.current.change((body) => void (body.title = title))
      await result.current.flush()
    })
  const lost = async () => Promise.reject(new TypeError('the connection was lost'))
  http.put = (async (...all: Parameters<typeof put>) => put(...all).then(lost)) as typeof put
  await writeAndSave('Reading a')
  Object.assign(http, { put: lost, get: lost })
  await writeAndSave('Reading ap')
  assert.equal(result.current.state.kind, 'unsaved')
  Object.assign(http, { put, get })
  await writeAndSave('Reading app')
  assert.deepEqual([result.current.state.kind, kept.body.title], ['saved', 'Reading app'])
  unmount()
})

test.run()
