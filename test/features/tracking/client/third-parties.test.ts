import assert from 'node:assert/strict'
import { suite } from 'uvu'
import '../../../support/dom'
import { isWrapped } from '../../../../features/tracking/client/adapters/is-wrapped'
import { mayTag } from '../../../../features/tracking/client/adapters/may-tag'
import { createThirdParties, type Standing } from '../../../../features/tracking/client/adapters/third-parties'
import type { Adapter } from '../../../../features/tracking/contract'

const parties = suite('third parties')

/** Addresses on which the tags of third parties are off (spec §4), and some on which they are not. */
const off = [
  '/competition/x-1',
  '/competitions',
  '/competitions/x-1',
  '/code/a/1',
  '/code/practice/listing',
  '/video-call',
]
const alsoOff = [
  '/mentor',
  '/mentor/faqs',
  '/hackathons',
  '/compete',
  '/practice/mock-test',
  '/find-a-mentor',
  '/job-portal',
]
const on = [
  '/',
  '/internships',
  '/internships/x-1',
  '/jobs',
  '/all-opportunities',
  '/quiz',
  '/legal/cookies',
  '/mentors',
]
for (const path of [...off, ...alsoOff]) parties(`off at ${path}`, () => assert.equal(mayTag(path, false), false))
for (const path of on) parties(`on at ${path}`, () => assert.equal(mayTag(path, false), true))
parties('off on every page that not everybody may open', () => assert.equal(mayTag('/internships', true), false))

for (const [agent, inside] of [
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36', true],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', true],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1',
    false,
  ],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36', false],
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/142.0.0.0 Safari/537.36', false],
] as const)
  parties(`${agent.slice(12, 60)}: ${inside ? 'inside' : 'outside'} the app`, () =>
    assert.equal(isWrapped(agent), inside),
  )

const nobody: Standing = { userId: null, mayTag: true, isAllowed: true }

/** A page with two adapters, one of them configured. `said`: what came of it, in order. */
function createScene(
  configured: object = { tags: { url: 'https://tags.example/gtm.js', containerId: 'GTM-ABC1234' } },
) {
  const said: string[] = []
  const adapter = (kind: 'tags' | 'errors'): Adapter =>
    ({
      id: `test.${kind}`,
      kind,
      load: async () => {
        said.push(`${kind} fetched`)
        return {
          start: async ({ userId }: { userId: number | null }) => {
            said.push(`${kind} started for ${userId}`)
            return {
              identify: (id: number | null) => void said.push(`now ${id}`),
              allow: (may: boolean) => void said.push(may ? 'on' : 'off'),
            }
          },
        }
      },
    }) as Adapter
  const http = { get: async () => (said.push('asked'), { status: 200, data: configured, headers: {} }) }
  const made = createThirdParties({
    http: http as never,
    all: () => [adapter('tags'), adapter('errors')],
    reload: () => void said.push('reloaded'),
  })
  return { said, follow: (now: Partial<Standing>) => made.follow({ ...nobody, ...now }) }
}

parties('nothing is asked before it is allowed, nor on a page that is not for it', async () => {
  const { said, follow } = createScene()
  await follow({ isAllowed: false })
  await follow({ mayTag: false })
  assert.deepEqual(said, [])
  await follow({})
  assert.deepEqual(said, ['asked', 'tags fetched', 'tags started for null'])
})

parties('without settings no code of any is fetched', async () => {
  const { said, follow } = createScene({})
  await follow({})
  assert.deepEqual(said, ['asked'])
})

parties('it follows who is there and where', async () => {
  const { said, follow } = createScene()
  await follow({ userId: 7 })
  said.length = 0
  await follow({ userId: 7, mayTag: false })
  await follow({ userId: 7 })
  await follow({ userId: null })
  assert.deepEqual(said, ['off', 'on', 'now null'])
})

parties('taken back, the page begins anew, once and only where something foreign ran', async () => {
  const { said, follow } = createScene()
  await follow({ isAllowed: false })
  await follow({})
  await follow({ isAllowed: false })
  await follow({ isAllowed: false })
  assert.equal(said.filter((each) => each === 'reloaded').length, 1)
  const empty = createScene({})
  await empty.follow({})
  await empty.follow({ isAllowed: false })
  assert.deepEqual(empty.said, ['asked'])
})

parties('taken back while its code is on the way, it never starts', async () => {
  const { said, follow } = createScene()
  const starting = follow({})
  const ending = follow({ isAllowed: false })
  await Promise.all([starting, ending])
  assert.deepEqual(said, ['asked', 'tags fetched'])
})

parties('allowed anew while it is being taken back, it runs, and the page stays as it is', async () => {
  const { said, follow } = createScene()
  await Promise.all([follow({}), follow({ isAllowed: false }), follow({})])
  assert.deepEqual(said, ['asked', 'tags fetched', 'tags started for null'])
})

parties.run()
