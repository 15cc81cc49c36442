import type { Placed } from '../../../kernel/index'
import type { Log } from '../../web/contract'
import type { Clock, Database, Seed, Seeding } from '../contract'
import type { Engine } from './engine'
import { randomFor } from './random'
import type { DataSettings } from './settings'

interface SeedTables {
  'data.seed': { id: string; size: number; at: Date }
}

export function createSeeding(
  seeds: () => readonly Placed<Seed>[],
  database: Database,
  engine: Engine,
  settings: DataSettings,
  clock: Clock,
  log: Log,
): Seeding {
  async function runOne(seed: Seed, size: number): Promise<void> {
    const startedAt = performance.now()
    const now = clock.now()
    await seed.run({ now, size, random: randomFor(seed.id) })
    await database.of<SeedTables>().insertInto('data.seed').values({ id: seed.id, size, at: now }).execute()
    log.info({ seed: seed.id, size, ms: Math.round(performance.now() - startedAt) }, 'Demo data was made.')
  }

  return {
    async run(options = {}) {
      const size = options.size ?? (settings.seed === false ? undefined : settings.seed.size)
      if (size === undefined) return []
      return engine.exclusive('seeds', () =>
        engine.unhurried(async () => {
          const rows = await database.of<SeedTables>().selectFrom('data.seed').select('id').execute()
          const known = new Set(rows.map(({ id }) => id))
          const missing = seeds().filter(({ id }) => !known.has(id))
          for (const seed of missing) await runOne(seed, size)
          return missing.map(({ id }) => id)
        }),
      )
    },
  }
}
