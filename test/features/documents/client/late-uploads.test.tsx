import { drawInHouse } from '../../../support/draw-in-house'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { bootAlone } from '../../../../hosts/alone/boot-alone'
import { emptyDraft } from '../../../../features/manage/contract'
import type { EditorPartProps } from '../../../../features/manage/contract'
import { toasts } from '../../../../features/ui/contract'
import { type HttpClient, HttpError, httpClient, navigation } from '../../../../features/web/contract'

type Part = EditorPartProps['part']
const DRAFT = 7
const link = { kind: 'link', key: 'k', title: 'Rules', url: 'https://example.in' } as const
const paper = { fileId: '00000000-0000-4000-8000-000000000001', name: 'brief.pdf', type: 'application/pdf', bytes: 9 }

const test = suite('documents that arrive late')
let stop: (() => Promise<void>) | undefined
test.after.each(() => stop?.())

/** The editor's step over a draft, with a file on its way that `settle` answers. */
async function begin(type = 'application/pdf') {
  const { documentsClient } = await import('../../../../features/documents/client/feature')
  const { Step } = await import('../../../../features/documents/client/editor/documents-step')
  const { problemsIn } = await import('../../../../features/documents/client/editor/documents-problems')
  const { fireEvent, act } = await import('../../../support/testing-library')
  let settle = (_: object | Error) => {}
  const said: string[] = []
  let guards = 0
  const http = {
    post: () =>
      new Promise((done, fail) => {
        settle = (answer) => (answer instanceof Error ? fail(answer) : done({ status: 201, data: answer, headers: {} }))
      }),
  } as unknown as HttpClient
  const leaving = () => {
    guards += 1
    return () => void (guards -= 1)
  }
  const kernel = await bootAlone(documentsClient, {
    fakes: [
      [httpClient, http],
      [navigation, { go: () => {}, guardLeaving: leaving, mayLeave: async () => true }],
      [toasts, { show: ({ text }: { text: string }) => void said.push(text), state: { list: [] } }],
    ],
  })
  let part: Part
  const change: EditorPartProps['change'] = (next) => void (part = typeof next === 'function' ? next(part) : next)
  const step = {
    part: undefined,
    change,
    body: emptyDraft('Asia/Kolkata'),
    draft: DRAFT,
    isTold: false,
    hrefOf: () => '/',
  }
  const drawn = await drawInHouse({ kernel, http, feature: 'documents', page: <Step {...step} /> })
  stop = drawn.stop
  const input = await drawn.view.findByLabelText(/Choose files|Add files|file/i, { selector: 'input' })
  const file = new File(['%PDF'], 'brief.pdf', { type })
  fireEvent.change(input, { target: { files: [file] } })
  await drawn.view.findByText('brief.pdf')
  return {
    said,
    guards: () => guards,
    problems: () => problemsIn({ part, body: step.body, draft: DRAFT }).map(({ says }) => says),
    /** Another step stands there now, where a link was added meanwhile. */
    leave() {
      drawn.view.unmount()
      part = { documents: [link] }
    },
    settle: (answer: object | Error) => act(async () => settle(answer)),
    titles: () => (part as { documents: { title: string }[] }).documents.map(({ title }) => title),
  }
}

test('what was written while a file was on its way stays, and nothing can be handed in before', async () => {
  const { leave, settle, titles, problems, guards } = await begin()
  leave()
  assert.deepEqual([problems(), guards()], [['documents.problem.onItsWay'], 1])
  await settle(paper)
  assert.deepEqual([titles(), problems(), guards()], [['Rules', 'brief'], [], 0])
})

test('a file that does not come while one is in another step is told', async () => {
  const { leave, settle, said, titles, problems } = await begin()
  leave()
  await settle(new HttpError(502, undefined))
  assert.equal(said.length, 1)
  assert.match(said[0] ?? '', /brief\.pdf/)
  assert.doesNotMatch(said[0] ?? '', /HTTP/)
  assert.deepEqual([titles(), problems()], [['Rules'], []])
})

test('a file of whose kind the device says nothing is sent: what it is, the server finds in it', async () => {
  const { settle, titles, guards } = await begin('')
  assert.equal(guards(), 1)
  await settle(paper)
  assert.deepEqual(titles(), ['brief'])
})

test.run()
