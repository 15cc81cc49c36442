import { type Row, spoken } from '../table'
import { compileArms } from './compiled'

const NOISE_BYTES = 400_000
const mb = (bytes: number) => (bytes / 1e6).toFixed(2)

export async function toggleRows(): Promise<readonly Row[]> {
  const runArm = await compileArms(['toggles'])
  const { before, after, ms } = (await runArm('toggles', ['--expose-gc'])) as {
    before: number
    after: number
    ms: number
  }
  return [
    { what: '10,000 times off and on, awaited', measured: `${(ms / 1000).toFixed(1)} s, ${spoken(ms / 10_000)} each` },
    {
      what: '  heap before and after',
      measured: `${mb(before)} MB, ${mb(after)} MB`,
      goal: 'the same',
      isMet: after - before < NOISE_BYTES,
    },
  ]
}
