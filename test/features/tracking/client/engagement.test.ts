import assert from 'node:assert/strict'
import { suite } from 'uvu'
import '../../../support/dom'
import { start } from '../../../../features/tracking/client/adapters/engagement'
import { mayTag } from '../../../../features/tracking/client/adapters/may-tag'

const engagement = suite('the engagement SDK')

/** What its SDK is told, in order. `has`: whether it is one that can be switched off. */
async function startSdk(has: boolean) {
  const said: string[] = []
  const append = document.head.append
  Object.assign(globalThis, {
    moe: () => ({
      add_unique_user_id: (id: string) => said.push(`person ${id}`),
      destroy_session: () => said.push('nobody'),
      ...(has && { enableSdk: () => said.push('on'), disableSdk: () => said.push('off') }),
    }),
  })
  // The script is here at once.
  document.head.append = (script) => (script as HTMLScriptElement).onload?.(new Event('load'))
  const settings = { url: 'https://engage.example/sdk.js', appId: 'A', wrapperAppId: 'B' }
  const running = await start({ settings, userId: 7 })
  document.head.append = append
  return { said, ...running }
}

engagement('it is switched on at its start, for a page before may have left it off', async () => {
  assert.deepEqual((await startSdk(true)).said, ['on', 'person 7'])
})

for (const [path, isGuarded, expected] of [
  ['/internships', false, 'on'],
  ['/', false, 'on'],
  ['/competitions', false, 'off'],
  ['/hackathons', false, 'off'],
  ['/compete', false, 'off'],
  ['/practice/mock-test', false, 'off'],
  ['/find-a-mentor', false, 'off'],
  ['/mentor', false, 'off'],
  ['/job-portal', false, 'off'],
  ['/code/a/1', false, 'off'],
  ['/video-call', false, 'off'],
  ['/user/registrations/all/all', true, 'off'],
] as const)
  engagement(`${path}: ${expected}`, async () => {
    const { said, allow } = await startSdk(true)
    said.length = 0
    allow(mayTag(path, isGuarded))
    assert.deepEqual(said, [expected])
  })

engagement('a page that is left switches it on, so that pushes go on; one that comes back, off', async () => {
  const { said, allow } = await startSdk(true)
  said.length = 0
  allow(false)
  dispatchEvent(new Event('pagehide'))
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  allow(true)
  dispatchEvent(new Event('pagehide'))
  assert.deepEqual(said, ['off', 'on', 'off', 'on'])
})

engagement('one that cannot be switched off is left alone', async () => {
  const { said, allow } = await startSdk(false)
  allow(false)
  assert.deepEqual(said, ['person 7'])
})

engagement.run()
