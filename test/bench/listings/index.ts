import { cpus, loadavg } from 'node:os'
import { createTown } from '../http/town'
import { countRuleSets, writePeople, writeRules } from '../rules/write'
import { printTable, type Row } from '../table'
import { embeddedRows } from './embedded'
import { type Measured, measure } from './measure'
import { multiply, writeFullText } from './multiply'

const SIZES = [100_000, 1_000_000] as const
const QUICK = [1000, 2000] as const
const SEEDED = 20_000
const RULED = 0.2
const GROWTH = 2

/**
 * What lists cost with many opportunities, and how that grows: on PostgreSQL with two sizes in one run, beside the same SQL, PostgreSQL's full text and
 * PostGraphile; and on the embedded database with the smaller one.
 */
export async function bench({ isQuick }: { readonly isQuick: boolean }): Promise<readonly Row[]> {
  const sizes = isQuick ? QUICK : SIZES
  const rows: Row[] = [{ what: `load before, of ${cpus().length} cores`, measured: (loadavg()[0] ?? 0).toFixed(1) }]
  rows.push(...(await embeddedRows(sizes[0]))) // before a million rows keep PostgreSQL busy with tidying
  const town = await createTown(Math.min(SEEDED, sizes[0]))
  try {
    await writePeople(town.db)
    const measured: Measured[] = []
    for (const size of sizes) {
      await multiply(town.db, size)
      await writeFullText(town.db)
      await writeRules(town.db, size * RULED)
      const effort = isQuick ? { rounds: 1, windows: 1 } : { rounds: 2, windows: 5 }
      measured.push(await measure(town, size, rows, effort, size === sizes[0]))
    }
    rows.push({ what: 'different rule sets', measured: String(await countRuleSets(town.db)) })
    rows.push(...growthRows(measured, sizes))
  } catch (error) {
    printTable('listings, until it failed', rows) // an hour's measuring is not lost
    throw error
  } finally {
    await town.dispose()
  }
  return rows
}

function growthRows([small, large]: readonly Measured[], [from, to]: readonly number[]): readonly Row[] {
  const rows: Row[] = [{ what: `--- from ${from?.toLocaleString('en')} to ${to?.toLocaleString('en')}`, measured: '' }]
  for (const [what, before] of small ?? []) {
    const after = large?.get(what)
    if (!after) continue
    for (const [how, times] of [
      ['time an answer', before.rate / after.rate],
      ['p99', after.p99Ms / before.p99Ms],
    ] as const)
      rows.push({
        what: `${what}: ${how}`,
        measured: `${times.toFixed(2)} ×`,
        goal: `< ${GROWTH} ×`,
        isMet: times < GROWTH,
      })
  }
  return rows
}
