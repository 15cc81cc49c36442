import '../../../support/dom'
import assert from 'node:assert/strict'
import { suite } from 'uvu'

/** The window: a test says what has come near. */
const looksAt = new Set<Element>()
let follow: (entries: { isIntersecting: boolean; target: Element }[]) => void = () => {}
class Sight {
  constructor(seen: typeof follow) {
    follow = seen
  }
  observe = (element: Element) => looksAt.add(element)
  unobserve = (element: Element) => looksAt.delete(element)
}
Object.assign(globalThis, { IntersectionObserver: Sight })

const { watchSight } = await import('../../../../features/web/kit/watch-sight')

const sight = suite('what is waited for to come near')

/** Something far below, and how often it has come; `after`: what must be over before it is looked for. */
function watched(after?: Promise<unknown>) {
  const element = document.body.appendChild(document.createElement('div'))
  let times = 0
  const end = watchSight(element, () => void times++, after)
  const come = () => looksAt.has(element) && follow([{ isIntersecting: true, target: element }])
  return { element, end, come, times: () => times }
}

function later() {
  let finish = () => {}
  const over = new Promise<void>((done) => {
    finish = done
  })
  return { over, finish: async () => (finish(), await over) }
}

sight('it comes once', () => {
  const { come, times } = watched()
  come()
  come()
  assert.equal(times(), 1)
})

sight('it is looked for when what goes before it is over, and comes at once where it is touched', async () => {
  const alive = later()
  const [near, touched, left] = [watched(alive.over), watched(alive.over), watched(alive.over)]
  near.come()
  touched.element.dispatchEvent(new Event('pointerover', { bubbles: true }))
  left.end()
  assert.deepEqual([near.times(), touched.times()], [0, 1])
  await alive.finish()
  for (const each of [near, touched, left]) each.come()
  assert.deepEqual([near.times(), touched.times(), left.times()], [1, 1, 0])
})

sight.run()
