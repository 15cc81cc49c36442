import { drawProfile } from './draw'
import assert from 'node:assert/strict'
import type { ReactNode } from 'react'
import { suite } from 'uvu'
import type { ProfilePage } from '../../../../features/profile/contract/wire'

const moved: ProfilePage = { movedTo: 'asha', isForMembers: false, profile: null }
const at = { path: '/u/asha-rao', params: { who: 'asha-rao' }, query: { open: 'badges' } }

const test = suite('the page of who goes by another name now')
let stop: (() => Promise<void>) | undefined
test.after.each(() => stop?.())

test('what was asked of the page goes along to its new address', async () => {
  const { page } = await import('../../../../features/profile/client/page/profile-page')
  assert.deepEqual(page.outcome?.({ page: moved } as never, at, 'en'), { redirect: '/u/asha?open=badges', status: 301 })
  const Page = page.Page as (props: { readonly at: object }) => ReactNode
  const drawn = await drawProfile(<Page at={at} />, () => moved)
  stop = drawn.stop
  const link = await drawn.view.findByRole('link', { name: 'Go there' })
  assert.equal(link.getAttribute('href'), '/u/asha?open=badges')
})

test.run()
