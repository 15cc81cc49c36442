import assert from 'node:assert/strict'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { suite } from 'uvu'
import {
  contribute,
  happening,
  maybe,
  point,
  provide,
  providePerVisit,
  type Self,
  token,
  visit,
} from '../../kernel/index'
import { feature, house } from './house'

const toggles = suite('10,000 toggles')
/** Until the engine has compiled what runs all the time. */
const WARM_UP = 5_000
const NOISE_BYTES = 400_000

setFlagsFromString('--expose-gc')
// As everywhere else: the run of all tests compiles late, and what is noted until then would count as left behind.
setFlagsFromString('--interrupt-budget=132000')
const collect: () => void = runInNewContext('gc')

/** The heap after everything that can be collected is. */
async function heapBytes(): Promise<number> {
  for (let times = 0; times < 3; times++) {
    await new Promise((resolve) => setImmediate(resolve))
    collect()
  }
  return process.memoryUsage().heapUsed
}

toggles('leave nothing on the heap of a house that uses everything there is to own', async () => {
  const rows = point<{ label: string }>('list.rows', { key: (row) => row.label })
  const rang = happening<number>('a/rang')
  const [service, panels] = [token<object>('a.service'), token<object>('a.panels')]
  const list = feature(
    'list',
    { points: [rows], activates: 'boot' },
    { start: (me) => me.accept(rows, () => () => undefined) },
  )
  const a = feature(
    'a',
    { provides: [service, panels], activates: 'boot', contributes: [contribute(rows, { label: 'a' })] },
    {
      provides: [
        provide(service, [], () => ({})),
        providePerVisit(panels, [service, visit], (_, { own, signal }) => own({ signal }, () => undefined)),
      ],
      contributes: [contribute(rows, { label: 'b' })],
      start({ own, bus, signal }) {
        own(() => undefined)
        bus.on(rang, () => undefined)
        signal.addEventListener('abort', () => undefined)
        bus.on(rang, () => undefined)()
      },
    },
  )
  const b = feature(
    'b',
    { requires: [service, panels], optional: [service], activates: 'boot' },
    {
      start: ({ get, maybe: ask }) => void [get(service), ask(service), maybe(service)],
    },
  )
  const { kernel } = await house([list, a, b])
  const page = kernel.visit()

  async function toggle(times: number): Promise<void> {
    for (let each = 0; each < times; each++) {
      const who = {}
      page.get('b', panels)
      const request = kernel.visit()
      request.get('b', panels)
      await kernel.apply([{ by: 'test', off: ['a'] }])
      kernel.view(rows, who)
      await kernel.apply([])
      kernel.view(rows, who)
      await request.end()
    }
  }
  await toggle(WARM_UP)
  const before = await heapBytes()
  const began = performance.now()
  await toggle(10_000)
  const grown = (await heapBytes()) - before
  assert.equal(kernel.view(rows).length, 2)
  assert.ok(grown < NOISE_BYTES, `${grown} bytes more after 10,000 toggles`)
  const seconds = (performance.now() - began) / 1000
  assert.ok(seconds < 20, `took ${seconds.toFixed(1)} s`)
})

toggles('200,000 listeners that were taken back leave nothing, each for a happening of its own', async () => {
  let me: Self | undefined
  await house([feature('a', { activates: 'boot' }, { start: (given) => void (me = given) })])
  const listen = (times: number) => {
    for (let each = 0; each < times; each++) me?.bus.on(happening(`a/number-${each}`), () => undefined)()
  }
  listen(1_000)
  const before = await heapBytes()
  listen(200_000)
  const grown = (await heapBytes()) - before
  assert.ok(grown < NOISE_BYTES, `${grown} bytes more`)
})

toggles.run()
