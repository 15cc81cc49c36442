import { drawInHouse } from '../../../support/draw-in-house'
import { emptyDraft } from '../../../../features/manage/contract'
import type { Draft, DraftBody } from '../../../../features/manage/contract/wire'
import { HttpError, type HttpClient } from '../../../../features/web/contract'
import { bootManage } from './boot-manage'

interface Given {
  /** What stands in the draft. */
  readonly body?: Partial<DraftBody>
  /** What another place saved since it was read. */
  readonly theirs?: Partial<DraftBody>
  readonly draft?: Partial<Draft>
  /** What is public already, where the draft is of that. */
  readonly before?: Partial<DraftBody>
}

/** The editor at a step, and a server that keeps its draft under a version. */
export async function drawEditor(step: string, { body = {}, theirs, draft: more = {}, before }: Given = {}) {
  history.replaceState(null, '', `/manage/opportunity/all/create?step=${step}`)
  const { Editor } = await import('../../../../features/manage/client/editor')
  const whole = { ...emptyDraft('Asia/Kolkata'), ...body }
  const kept = {
    ...{ id: 7, version: theirs ? 2 : 1, updatedAt: '2026-01-01T00:00:00.000Z' },
    body: { ...whole, ...theirs },
  }
  const put = async (_path: string, { body }: { body: DraftBody }, options: { headers: Record<string, string> }) => {
    if (options.headers['if-match'] !== `"${kept.version}"`) throw new HttpError(412, undefined)
    Object.assign(kept, { version: kept.version + 1, body })
    return { data: { ...kept } }
  }
  const get = async (path: string) => ({ data: path.endsWith('/content') ? { ...whole, ...before } : { ...kept } })
  const http = { put, get } as unknown as HttpClient
  const kernel = await bootManage(http)
  const known = {
    opportunityId: before ? 12 : null,
    isPublic: before !== undefined,
    handedInAt: null,
    returnReason: null,
  }
  const draft: Draft = { ...kept, version: 1, ...known, body: whole, ...more }
  const { view, stop } = await drawInHouse({
    kernel,
    http,
    feature: 'manage',
    words: ['listings'],
    page: <Editor draft={draft} />,
  })
  return { view, stop, kept }
}
