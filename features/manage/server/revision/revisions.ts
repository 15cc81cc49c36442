import type { Audit, Clock, Database, Tx } from '../../../data/contract'
import { hasOpenings, type Opportunities, type Opportunity } from '../../../listings/contract'
import type { Live } from '../../../web/contract'
import { type DraftPart, manageErrors, partName } from '../../contract'
import type { DraftBody } from '../../contract/wire'
import { type DraftRow, findDraft, type ManageTables } from '../draft-queries'
import { tellLists } from '../live-lists'
import type { Writing } from '../writing'
import { handInDraft, takeBackDraft } from './handed-in-queries'
import { asRevised, whatChanged } from './what-changed'

export interface RevisionParts {
  readonly database: Database
  readonly opportunities: Opportunities
  readonly writing: Writing
  readonly audit: Audit
  readonly live: Live
  readonly clock: Clock
}

/** The next text of something public beside what is public now. */
export interface Revision {
  readonly draft: DraftRow
  readonly known: Opportunity
  readonly before: DraftBody
}

/** How an organizer changes what is public: written like a draft, handed in, and held as it is until somebody approves it. */
export interface Revisions {
  /** Undefined where the draft is of nothing public. Not inside a transaction. */
  ofDraft(personId: number, id: number): Promise<Revision | undefined>
  of(draft: DraftRow): Promise<Revision | undefined>
  /** Throws `incomplete` where something is wrong with it or nothing is changed. Answers the opportunity's id. */
  handIn(revision: Revision): Promise<number>
  /** To be written on. */
  takeBack(personId: number, id: number): Promise<void>
}

/** Throws `incomplete` where it cannot become public as it stands. Answers it, and what is changed in it. */
export function judge(writing: Writing, { known, before }: Revision, written: DraftBody) {
  const after = asRevised(before, writing.kept(written))
  const changes = whatChanged(before, after)
  if (changes.length === 0)
    throw manageErrors.incomplete(`Nothing of “${known.title}” is changed: it says what is public already.`)
  writing.demandComplete(after, before)
  if (after.seats !== null && after.seats < known.seatsTaken && !hasOpenings(known.kind))
    throw manageErrors.incomplete(
      `${known.seatsTaken} seats of “${known.title}” are taken already; name at least as many, or none at all.`,
      { errors: [{ path: 'seats', message: `At least ${known.seatsTaken}: so many are taken` }] },
    )
  return { after, changes }
}

export const isAsideAmong = (parts: readonly DraftPart[]) => (name: string) =>
  parts.some((each) => partName(each) === name && each.isAside === true)

export function createRevisions({ database, opportunities, writing, audit, live, clock }: RevisionParts): Revisions {
  const on = (tx: Tx) => database.on<ManageTables>(tx)

  async function of(draft: DraftRow): Promise<Revision | undefined> {
    const known = draft.opportunity_id === null ? undefined : await opportunities.find(draft.opportunity_id)
    if (known?.state !== 'live' || known.organizerId !== draft.person_id) return undefined
    return { draft, known, before: await writing.read(known.id, known) }
  }

  return {
    of,
    async ofDraft(personId, id) {
      const draft = await findDraft(database.of<ManageTables>(), id, personId)
      return draft && of(draft)
    },
    handIn(revision) {
      const { draft, known } = revision
      return database.transact(async (tx) => {
        // Handing in decides which of two clicks does, and what: another tab may have saved until now, and can no more.
        const row = await handInDraft(on(tx), draft.id, draft.person_id, clock.now())
        if (!row)
          throw manageErrors.notEditable(`What you changed of “${known.title}” was handed in already, or thrown away.`)
        judge(writing, revision, row.body)
        await audit.record(tx, {
          personId: draft.person_id,
          action: 'manage.changes-handed-in',
          about: `opportunity:${known.id}`,
        })
        await tellLists(live, tx, draft.person_id)
        return known.id
      })
    },
    takeBack(personId, id) {
      return database.transact(async (tx) => {
        const row = await takeBackDraft(on(tx), id, personId)
        if (row) return tellLists(live, tx, personId)
        if (await findDraft(on(tx), id, personId)) return // taken back twice
        throw manageErrors.notYours(`There is no draft ${id} of yours. It was approved or thrown away.`)
      })
    },
  }
}
