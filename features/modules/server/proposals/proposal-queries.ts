import type { Generated, Kysely, Selectable } from 'kysely'

export type ProposalState = 'open' | 'approved' | 'declined' | 'taken-back' | 'lapsed' | 'over'

interface ProposalTable {
  id: Generated<number>
  feature: string
  why: string
  /** Null for the command line. */
  by_person: number | null
  at: Date
  state: ProposalState
  settled_by_person: number | null
  settled_at: Date | null
  settled_why: string | null
}

export interface ProposalTables {
  'modules.proposal': ProposalTable
}

export type ProposalRow = Selectable<ProposalTable>
type Db = Kysely<ProposalTables>

const TABLE = 'modules.proposal'

/** How it ended, by whom where that was somebody, and with what words. */
export interface Settled {
  readonly state: Exclude<ProposalState, 'open'>
  readonly by?: number | undefined
  readonly at: Date
  readonly why?: string
}

const columnsOf = ({ state, by, at, why }: Settled) => ({
  ...{ state, settled_at: at },
  settled_by_person: by ?? null,
  settled_why: why ?? null,
})

export function findProposal(db: Db, id: number): Promise<ProposalRow | undefined> {
  return db.selectFrom(TABLE).selectAll().where('id', '=', id).executeTakeFirst()
}

export function findOpenOf(db: Db, feature: string): Promise<ProposalRow | undefined> {
  return db.selectFrom(TABLE).selectAll().where('feature', '=', feature).where('state', '=', 'open').executeTakeFirst()
}

/** Undefined where the feature has an open one. */
export function insertProposal(
  db: Db,
  row: Pick<ProposalRow, 'feature' | 'why' | 'by_person' | 'at'>,
): Promise<ProposalRow | undefined> {
  return db
    .insertInto(TABLE)
    .values({ ...row, state: 'open' })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** Open ones made after `since`, and those of this person that were declined after it. */
export function listProposals(db: Db, since: Date, personId: number): Promise<ProposalRow[]> {
  return db
    .selectFrom(TABLE)
    .selectAll()
    .where((where) =>
      where.or([
        where.and([where('state', '=', 'open'), where('at', '>', since)]),
        where.and([
          where('state', '=', 'declined'),
          where('by_person', '=', personId),
          where('settled_at', '>', since),
        ]),
      ]),
    )
    .orderBy('id')
    .execute()
}

/** Undefined unless it was open and made after `since`: of two who settle it, one does. */
export function settleProposal(db: Db, id: number, since: Date, settled: Settled): Promise<ProposalRow | undefined> {
  return db
    .updateTable(TABLE)
    .set(columnsOf(settled))
    .where('id', '=', id)
    .where('state', '=', 'open')
    .where('at', '>', since)
    .returningAll()
    .executeTakeFirst()
}

/** Ends what was open of these features; with `until`, only what was made by then. Answers how many. */
export async function endOpenOf(db: Db, features: readonly string[], settled: Settled, until?: Date): Promise<number> {
  let query = db.updateTable(TABLE).set(columnsOf(settled)).where('feature', 'in', features).where('state', '=', 'open')
  if (until !== undefined) query = query.where('at', '<=', until)
  return Number((await query.executeTakeFirst()).numUpdatedRows)
}
