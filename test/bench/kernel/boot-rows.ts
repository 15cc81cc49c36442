import { median, type Row, spoken } from '../table'
import { compileArms } from './compiled'

const PAIRS = 15
const GOAL = 1.3
const OTHERS = ['inversify', 'map', 'awilix'] as const
const NAMES = { inversify: 'one bare inversify container', map: 'a plain Map', awilix: 'awilix' }

/** Boots the same house with each, in fresh processes, one after the other so that a busy machine slows all alike. */
export async function bootRows(): Promise<readonly Row[]> {
  const runArm = await compileArms(['kernel', ...OTHERS])
  const times = new Map<string, number[]>(['kernel', ...OTHERS].map((name) => [name, []]))
  for (let pair = 0; pair < PAIRS; pair++) {
    for (const [name, list] of times) list.push((await runArm(name)) as number)
  }
  const kernel = times.get('kernel') ?? []
  const what = 'plan and boot of 100 features × 3 services, cold, median of 15'
  return [
    { what, measured: spoken(median(kernel)) },
    ...OTHERS.map((name) => {
      const others = times.get(name) ?? []
      const ratio = median(kernel.map((ms, pair) => ms / (others[pair] ?? ms)))
      const row = {
        what: `  against ${NAMES[name]}`,
        measured: `${ratio.toFixed(2)} ×  (it: ${spoken(median(others))})`,
      }
      return name === 'inversify' ? { ...row, goal: `≤ ${GOAL} ×`, isMet: ratio <= GOAL } : row
    }),
  ]
}
