import '../../../support/dom'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { draw } from './draw'

const test = suite('news beyond the newest')
let stop: (() => Promise<void>) | undefined
test.after.each(async () => stop?.())

const about = {
  ...{ opportunityId: 7, kind: 'internship', title: 'Ink Intern', path: '/x' },
  ...{ isOpen: true, closesAt: null, externalUrl: null },
}
const news = (id: number) => ({
  ...{ id, text: `News ${id}`, at: '2026-11-20T06:30:00.000Z', by: 'Lumio Labs' },
  ...{ isOrganizer: true, isMine: false, state: 'shown' },
})

test('is fetched once somebody asks for it, below what stands there, and whoever goes by keys goes on in it', async () => {
  const { Section } = await import('../../../../features/discussion/client/section/discussion-section')
  const { view, user, ...drawn } = await draw(<Section {...about} />, {
    '/api/discussion/of/7': {
      ...{ updates: [news(30)], olderUpdates: 30, items: [], next: null, count: 0 },
      ...{ mayAsk: true, isOrganizer: false, isOwn: true },
    },
    '/api/discussion/of/7/news': { items: [news(9)], next: null },
  })
  stop = drawn.stop
  await view.findByText('News 30')
  assert.equal(view.queryByText('News 9'), null)
  await user.click(view.getByRole('button', { name: 'Older news' }))
  await view.findByText('News 9')
  assert.equal(document.activeElement, view.getByRole('group', { name: 'Older news' }))
  assert.equal(view.queryByRole('button', { name: 'Older news' }), null)
})

test.run()
