import { type Audit, type Database, dataErrors } from '../../../data/contract'
import type { Opportunities } from '../../../listings/contract'
import type { People, Person } from '../../../session/contract'
import type { Activity, ActivityLine, Revised } from '../../contract/wire-activity'
import { type DeadlineTables, listChanges } from '../deadline/deadline-queries'
import type { ListingActs } from '../listing-acts'
import { findRevised, listRevised, listRevisions, type RevisionTables } from '../revision/revision-queries'
import { inLines } from '../revision/what-changed'
import { auditedOf, type Done } from './audited'

export interface ActivityParts {
  readonly database: Database
  readonly opportunities: Opportunities
  readonly people: People
  readonly audit: Audit
  readonly acts: ListingActs
}

/** Who did what with an opportunity and when, for whoever manages it; to others it does not exist. */
export interface ReadActivity {
  read(reader: Person, id: number): Promise<Activity>
  /** The same, where changes say what the text was and is, as it is kept: for a table. */
  readWhole(reader: Person, id: number): Promise<Activity>
  /** What one change made of the text. Throws `not-found` where it was not kept. */
  texts(reader: Person, id: number, revision: number): Promise<Revised>
}

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
      ...revisions.map(({ id, at, by_person: by, changes: fields, hasTexts }) => ({
        ...{ at, by, what: 'changes' as const, fields, ...(hasTexts && { revision: id }) },
      })),
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

  async function read(reader: Person, id: number): Promise<Activity> {
    const { title, zone, organizerId } = await acts.own(reader, id)
    const done = await doneWith(id)
    const ids = [...new Set(done.flatMap(({ by, about }) => [by, about ?? null]).filter((each) => each !== null))]
    const [known, team] = await Promise.all([people.list(ids), teamAmong(ids, reader)])
    const names = new Map(known.map((each) => [each.id, each.name]))
    const lineOf = ({ at, what, by, fields, was = null, is = null, why, about, revision }: Done): ActivityLine => {
      const isTeam = by !== null && by !== organizerId && team.has(by)
      const name = by === null || isTeam ? '' : (names.get(by) ?? '')
      return {
        ...{ at: at.toISOString(), what, fields: [...fields], name, was, is },
        by: isTeam ? 'team' : name === '' ? 'house' : String(by),
        why: about === undefined ? (why ?? '') : (names.get(about) ?? ''),
        ...(revision !== undefined && { revision }),
      }
    }
    const lines = done.map(lineOf).sort((a, b) => b.at.localeCompare(a.at))
    return { title, zone, lines }
  }

  return {
    read,
    async readWhole(reader, id) {
      const activity = await read(reader, id)
      const kept = new Map((await listRevised(database.of<RevisionTables>(), id)).map((row) => [row.id, row]))
      const lines = activity.lines.map((line) => {
        const { before, after } = kept.get(line.revision ?? 0) ?? {}
        return before && after ? { ...line, was: inLines(before, line.fields), is: inLines(after, line.fields) } : line
      })
      return { ...activity, lines }
    },
    async texts(reader, id, revision) {
      await acts.own(reader, id)
      const { before, after } = (await findRevised(database.of<RevisionTables>(), id, revision)) ?? {}
      if (!before || !after) throw dataErrors.notFound(`What change ${revision} of opportunity ${id} was is not kept.`)
      return { before, after }
    },
  }
}
