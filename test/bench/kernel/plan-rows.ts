import { boot, contribute, defineFeature, guard, guards, plan, point } from '../../../kernel/index'
import { type Row, spoken, timeOf } from '../table'

const GOAL_MS = 5
const entries = point<{ label: string }>('bar.entries')
const may = guard<[name: string]>('people.may')

/** 391 guarded contributions of 23 features, as many as the whole product is expected to have of menu entries. */
function createFeatures() {
  const people = defineFeature({
    id: 'people',
    contributes: [
      contribute(guards, {
        id: 'people.may',
        test: (who, name) => (who && name !== 'never' ? true : { because: 'Sign in.', status: 401 }),
      }),
    ],
  })
  const contributors = Array.from({ length: 23 }, (_, at) => {
    const item = (n: number) => ({ id: `f${at}.i${n}`, label: 'x', when: [may(n % 3 === 0 ? 'never' : 'read')] })
    const contributes = Array.from({ length: 17 }, (_, n) => contribute(entries, item(n)))
    return defineFeature({ id: `f${at}`, contributes })
  })
  return [people, defineFeature({ id: 'bar', points: [entries] }), ...contributors]
}

export async function planRows(): Promise<readonly Row[]> {
  const features = createFeatures()
  const began = performance.now()
  const planned = plan(features)
  const coldMs = performance.now() - began
  const kernel = await boot(planned)
  const known = {}
  return [
    {
      what: 'plan of 391 contributions, the first time',
      measured: spoken(coldMs),
      goal: `< ${GOAL_MS} ms`,
      isMet: coldMs < GOAL_MS,
    },
    { what: '  warm', measured: spoken(timeOf(() => plan(features), { calls: 50 })) },
    {
      what: 'view of 391 guarded contributions, new subject',
      measured: spoken(timeOf(() => kernel.view(entries, {}), { calls: 200 })),
    },
    { what: '  remembered', measured: spoken(timeOf(() => kernel.view(entries, known), { calls: 100_000 })) },
  ]
}
