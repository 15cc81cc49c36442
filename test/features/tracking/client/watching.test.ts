import assert from 'node:assert/strict'
import { suite } from 'uvu'
import '../../../support/dom'
import { createWatching } from '../../../../features/tracking/client/create-watching'
import { UNDER_WAY } from '../../../../features/tracking/client/views/view-teller'
import { addTo, readList } from '../../../../features/tracking/client/views/view-lists'
import { store } from '../../../../features/web/kit'
import type { ConsentChoice } from '../../../../features/tracking/contract'

const test = suite('watching by what the visitor chose')

/** One page with something to tell, whose visitor chose this. */
function begun(first: ConsentChoice | undefined) {
  let choice = first
  const told: string[] = []
  const watching = createWatching()
  const end = watching.begin({
    http: {
      post: async (path: string) => {
        told.push(path)
        return { status: 200, data: { result: 'success' }, headers: {} }
      },
    } as never,
    userId: () => null,
    choice: () => choice,
    pages: { lists: new Set(), opportunities: new Set(['jobs']) },
    version: 'test',
    isAssessHost: false,
  })
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: (path: string) => told.push(path) > 0 })
  return { watching, end, told, choose: (next: ConsentChoice) => void (choice = next) }
}

const look = () => [1, 2, 3].forEach((id) => addTo('viewed_competition', id))

test.before.each(() => {
  localStorage.clear()
  history.replaceState(null, '', '/jobs/designer-7')
})

test('who refused is not watched, and nothing is told of them, not when they leave either', async () => {
  const { watching, end, told } = begun('needed')
  assert.deepEqual(readList('competition_page_views'), [])
  look()
  for (const form of ['groups', 'articles', 'mentors'] as const) await watching.tell(form)
  dispatchEvent(new Event('pagehide'))
  assert.deepEqual(told, [])
  end()
})

test('who has not decided yet is counted without a name, and no more once they refuse', async () => {
  const { watching, end, told, choose } = begun(undefined)
  assert.deepEqual(readList('competition_page_views'), [7])
  look()
  await watching.tell('groups')
  assert.equal(told.length, 1)
  choose('needed')
  localStorage.clear()
  look()
  await watching.tell('groups')
  dispatchEvent(new Event('pagehide'))
  assert.equal(told.length, 1)
  end()
})

test('what was noted before they refused goes, and is not told when they allow it later', async () => {
  const { watching, end, told, choose } = begun(undefined)
  look()
  addTo('viewed_mentor_profile', 4)
  store(UNDER_WAY, { form: 'groups', body: { client_id: crypto.randomUUID() } })
  choose('needed')
  await watching.tell('mentors')
  const left = Object.keys(localStorage).filter((key) => /view|opened-from/.test(key))
  assert.deepEqual(left, [])
  choose('all')
  for (const form of ['groups', 'articles', 'mentors'] as const) await watching.tell(form)
  assert.deepEqual(told, [])
  end()
})

test.run()
