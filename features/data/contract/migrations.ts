import type { Kysely } from 'kysely'
import { point } from '../../../kernel/declare'

/**
 * One forward step of a feature's schema, `<feature>.0001-what`, run once, in the order of ids, under an advisory lock,
 * before the feature starts. Frozen once merged: it imports nothing of ours. The feature's schema exists already.
 */
export interface Migration {
  readonly id: string
  up(db: Kysely<unknown>): Promise<void>
}

export const migrations = point<Migration>('data.migrations', {
  key: (each) => each.id,
  check: ({ id }) =>
    /^[a-z][a-z-]*\.\d{4}-[a-z0-9-]+$/.test(id) ? undefined : `a migration's id reads <feature>.0001-what, not "${id}"`,
})
