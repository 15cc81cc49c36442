import type { Audit, Database } from '../../../data/contract'
import type { Opportunities } from '../../../listings/contract'
import type { People, Person } from '../../../session/contract'
import type { Activity, ActivityLine } from '../../contract/wire-activity'
import { type DeadlineTables, listChanges } from '../deadline/deadline-queries'
import type { ListingActs } from '../listing-acts'
import { listRevisions, type RevisionTables } from '../revision/revision-queries'
import { auditedOf, type Done } from './audited'

export interface ActivityParts {
  readonly database: Database
  readonly opportunities: Opportunities
  readonly people: People
  readonly audit: Audit
  readonly acts: ListingActs
}

/** Who did what with an opportunity and when, for whoever manages it; to others it does not exist. */
export type ReadActivity = (reader: Person, id: number) => Promise<Activity>

export function createReadActivity({ database, opportunities, people, audit, acts }: ActivityParts): ReadActivity {
  async function doneWith(id: number): Promise<readonly Done[]> {
    const [states, deadlines, revisions, audited] = await Promise.all([
      opportunities.history(id),
      listChanges(database.of<DeadlineTables>(), id),
      listRevisions(database.of<RevisionTables>(), id),
      auditedOf(audit, id),
    ])
    return [
      // The last first: several may be of one moment.
      ...[...states].reverse().map(({ from, to, by, why, at }) => ({
        ...{ at, by, why, was: from, is: to, what: 'state' as const, fields: ['state'] },
      })),
      ...deadlines.map((row) => ({
        ...{ at: row.at, by: row.by_person, why: row.why, what: 'deadline' as const, fields: ['deadline'] },
        ...{ was: row.was_at?.toISOString() ?? null, is: row.closes_at.toISOString() },
      })),
      ...revisions.map((row) => ({ at: row.at, by: row.by_person, what: 'changes' as const, fields: row.changes })),
      ...audited,
    ]
  }

  /** Whoever looks after the site is named to those who do, too: to all others it is the team. */
  async function teamAmong(ids: readonly number[], reader: Person): Promise<ReadonlySet<number>> {
    if (reader.permissions.includes('manage.approve')) return new Set()
    const team = await people.allowed(
      ids.filter((each) => each !== reader.id),
      'manage.approve',
    )
    return new Set(team.map(({ id }) => id))
  }

  return async (reader, id) => {
    const { title, zone, organizerId } = await acts.own(reader, id)
    const done = await doneWith(id)
    const ids = [...new Set(done.flatMap(({ by, about }) => [by, about ?? null]).filter((each) => each !== null))]
    const [known, team] = await Promise.all([people.list(ids), teamAmong(ids, reader)])
    const names = new Map(known.map((each) => [each.id, each.name]))
    const lineOf = ({ at, what, by, fields, was = null, is = null, why, about }: Done): ActivityLine => {
      const isTeam = by !== null && by !== organizerId && team.has(by)
      const name = by === null || isTeam ? '' : (names.get(by) ?? '')
      return {
        ...{ at: at.toISOString(), what, fields: [...fields], name, was, is },
        by: isTeam ? 'team' : name === '' ? 'house' : String(by),
        why: about === undefined ? (why ?? '') : (names.get(about) ?? ''),
      }
    }
    const lines = done.map(lineOf).sort((a, b) => b.at.localeCompare(a.at))
    return { title, zone, lines }
  }
}
