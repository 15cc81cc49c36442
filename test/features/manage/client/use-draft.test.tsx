import '../../../support/dom'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import type { Draft, DraftBody } from '../../../../features/manage/contract/wire'
import { type HttpClient, HttpError } from '../../../../features/web/contract'

const { act, renderHook } = await import('../../../support/testing-library')
const { useDraft } = await import('../../../../features/manage/client/use-draft')

const suiteOf = suite('useDraft')
suiteOf.after.each(() => localStorage.clear())

/** A server that keeps one draft, refuses a version that is no longer the newest, and answers when told. */
function slowServer() {
  const kept = { version: 1, titles: [] as string[] }
  const waiting: (() => void)[] = []
  const put = (_path: string, sent: { body: DraftBody }, options: { headers: Record<string, string> }) =>
    new Promise((done, fail) => {
      waiting.push(() => {
        if (options.headers['if-match'] !== `"${kept.version}"`) return fail(new HttpError(412, undefined))
        kept.version++
        kept.titles.push(sent.body.title ?? '')
        done({ data: { id: 7, version: kept.version, body: sent.body, updatedAt: '2026-01-01T00:00:00.000Z' } })
      })
    })
  const answerAll = async () => {
    while (waiting.length > 0) {
      waiting.shift()?.()
      await new Promise(setImmediate)
    }
  }
  return { kept, answerAll, http: { put } as unknown as HttpClient }
}

suiteOf('a save that begins while another is on its way waits for it and meets no conflict', async () => {
  const { http, kept, answerAll } = slowServer()
  const draft = { id: 7, version: 1, body: {}, updatedAt: '2026-01-01T00:00:00.000Z' } as Draft
  const { result, unmount } = renderHook(() => useDraft(http, draft))
  const saves: Promise<boolean>[] = []
  await act(async () => {
    result.current.change((body) => void (body.title = 'Reading'))
    saves.push(result.current.flush())
    result.current.change((body) => void (body.title = 'Reading app'))
    saves.push(result.current.flush())
    await answerAll()
    await answerAll()
  })
  assert.equal((await Promise.all(saves)).at(-1), true)
  assert.equal(kept.titles.at(-1), 'Reading app')
  assert.equal(result.current.state.kind, 'saved')
  unmount()
})

suiteOf('a choice after a conflict that cannot be carried out says why, and stays open', async () => {
  const refused = async () => Promise.reject(new HttpError(412, undefined))
  const unreachable = async () =>
    Promise.reject(new HttpError(503, { detail: 'The database does not answer.' } as never))
  let answer: () => Promise<unknown> = async () => ({ data: { id: 7, version: 2, body: { title: 'Theirs' } } })
  const http = { put: refused, get: () => answer() } as unknown as HttpClient
  const draft = { id: 7, version: 1, body: {}, updatedAt: '2026-01-01T00:00:00.000Z' } as Draft
  const { result, unmount } = renderHook(() => useDraft(http, draft))
  await act(async () => {
    result.current.change((body) => void (body.title = 'Mine'))
    await result.current.flush()
  })
  assert.equal(result.current.state.kind, 'conflict')
  answer = unreachable
  for (const choose of ['keepMine', 'takeTheirs'] as const) {
    await act(() => result.current[choose]())
    assert.deepEqual(result.current.state, { kind: 'conflict', because: 'The database does not answer.' })
    assert.equal(result.current.body.title, 'Mine')
  }
  unmount()
})

suiteOf('what nobody has written on yet is not said to be saved', () => {
  const blank = { id: 8, version: 1, opportunityId: null, body: { title: '' }, updatedAt: '2026-01-01T00:00:00.000Z' }
  const at = (draft: object) => {
    const { result, unmount } = renderHook(() => useDraft({} as HttpClient, draft as Draft))
    const { state } = result.current
    unmount()
    return state
  }
  assert.deepEqual(at(blank), { kind: 'saved', at: undefined })
  assert.deepEqual(at({ ...blank, version: 2 }), { kind: 'saved', at: blank.updatedAt })
})

suiteOf.run()
