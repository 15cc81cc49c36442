import { cpus, loadavg } from 'node:os'
import type { Row } from '../table'
import { startFloor } from './floor'
import { measure } from './measure'
import { record } from './record'
import { createTown } from './town'

/**
 * What one node answers: JSON over HTTP, beside the SQL of the same answers sent through a pool of `pg` of the same size, as often at once, from a process
 * of its own. Whatever is between the two is ours: HTTP, who asks, checks, access, the lists in memory, JSON.
 */
export async function bench(): Promise<readonly Row[]> {
  const others: Row = {
    what: `what else runs here: load before, of ${cpus().length} cores`,
    measured: (loadavg()[0] ?? 0).toFixed(1),
  }
  const town = await createTown()
  try {
    const recorded = await record(town)
    const floor = await startFloor(town, recorded.by)
    try {
      return [others, ...(await measure(town, floor, recorded))]
    } finally {
      floor.stop()
    }
  } finally {
    await town.dispose()
  }
}
