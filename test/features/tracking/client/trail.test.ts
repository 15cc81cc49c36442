import assert from 'node:assert/strict'
import { suite } from 'uvu'
import '../../../support/dom'
import { createTrail } from '../../../../features/tracking/client/faults/create-trail'
import { joinFaults } from '../../../../features/tracking/client/faults/join-faults'
import type { ConsentChoice } from '../../../../features/tracking/contract'
import { type FaultContext, TELLING_FAULTS } from '../../../../features/web/contract'

const trails = suite('what happened on a page')

function createScene(fetched: readonly [path: string, startTime: number, responseStatus?: number][] = []) {
  const scene = { at: 0 }
  const entries = fetched.map(([path, startTime, responseStatus]) => ({
    ...{
      name: new URL(path, location.href).href,
      initiatorType: path.startsWith('/assets') ? 'script' : 'fetch',
      startTime,
    },
    ...(responseStatus !== undefined && { responseStatus }),
  }))
  return Object.assign(scene, {
    trail: createTrail(
      () => scene.at,
      () => entries,
    ),
  })
}

trails('pages stand by their ids and calls by their shape, in the order in which they were', () => {
  const scene = createScene([
    ['/api/listings/opportunities/asha-rao-12?token=s3cret', 1000, 500],
    ['/api/profile/people/asha', 1500, 200],
    ['/api/registrations/12', 1600, 0],
    ['/api/user-last-page-visit', 1700],
    ['/api/web/errors', 1800, 204],
    ['/assets/site.js', 1900, 200],
    ['https://elsewhere.example/api/a/b', 1950, 200],
  ])
  scene.trail.opened('listings.internships')
  scene.at = 2000
  scene.trail.opened('listings.detail')
  scene.at = 2500
  assert.deepEqual(scene.trail.read(), [
    { ms: 2500, says: 'page listings.internships' },
    { ms: 1500, says: 'call /api/listings/opportunities/… 500' },
    { ms: 1000, says: 'call /api/profile/people/… 200' },
    { ms: 900, says: 'call /api/registrations/… no answer' },
    { ms: 800, says: 'call /api/user-last-page-visit' },
    { ms: 500, says: 'page listings.detail' },
  ])
})

trails('the last twenty are kept', () => {
  const scene = createScene()
  for (; scene.at < 30; scene.at++) scene.trail.opened(`a.page-${scene.at}`)
  const said = scene.trail.read()
  assert.deepEqual([said.length, said.at(0)?.says, said.at(-1)?.says], [20, 'page a.page-10', 'page a.page-29'])
})

trails('the browser’s name goes along with consent only, and nothing does once it is over', () => {
  let choice: ConsentChoice | undefined
  const { trail } = createScene()
  const end = joinFaults({ trail, pageId: () => 'web.home', choice: () => choice })
  const ask = () => {
    const detail: FaultContext = {}
    dispatchEvent(new CustomEvent(TELLING_FAULTS, { detail }))
    return detail
  }
  assert.deepEqual(ask(), { trail: [], pageId: 'web.home' })
  choice = 'needed'
  assert.equal(ask().clientId, undefined)
  choice = 'all'
  assert.match(ask().clientId ?? '', /^[0-9a-f-]{36}$/)
  end()
  assert.deepEqual(ask(), {})
})

trails.run()
