import { boot, contribute, defineFeature, happening, plan, point, provide, token } from '../../../kernel/index'

const rows = point<{ label: string }>('list.rows')
const rang = happening<number>('a/rang')
const service = token<object>('a.service')
const list = defineFeature({ id: 'list', points: [rows], activates: 'boot' })
const a = defineFeature({
  id: 'a',
  activates: 'boot',
  provides: [service],
  contributes: [contribute(rows, { label: 'a' })],
  load: async () => ({
    runtime: {
      provides: [provide(service, [], () => ({}))],
      contributes: [contribute(rows, { label: 'b' })],
      start({ own, bus }) {
        own(() => undefined)
        bus.on(rang, () => undefined)
      },
    },
  }),
})
const b = defineFeature({
  id: 'b',
  activates: 'boot',
  requires: [service],
  load: async () => ({ runtime: { start: ({ get }) => void get(service) } }),
})

const kernel = await boot(plan([list, a, b]))

async function toggle(times: number): Promise<void> {
  for (let each = 0; each < times; each++) {
    await kernel.apply([{ by: 'bench', off: ['a'] }])
    await kernel.apply([])
    kernel.view(rows, {})
  }
}

async function heapBytes(): Promise<number> {
  for (let times = 0; times < 3; times++) {
    await new Promise((resolve) => setImmediate(resolve))
    globalThis.gc?.()
  }
  return process.memoryUsage().heapUsed
}

await toggle(1_500)
const before = await heapBytes()
const began = performance.now()
await toggle(10_000)
const ms = performance.now() - began
console.log(JSON.stringify({ before, after: await heapBytes(), ms }))
