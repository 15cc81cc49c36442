import type { Audit, Clock, Database, Tx } from '../../data/contract'
import type { Opportunities } from '../../listings/contract'
import type { People, Person } from '../../session/contract'
import type { Live } from '../../web/contract'
import { emptyDraft, manageErrors, mayManage } from '../contract'
import type { Draft, DraftBody, DraftLine } from '../contract/wire'
import { deleteMovedCopy, findMovedCopy, type MovedCopyTables } from './copy/moved-copy-queries'
import {
  deleteDraft,
  type DraftRow,
  findDraft,
  findDraftOf,
  insertDraft,
  insertDraftOf,
  listOpenDrafts,
  type ManageTables,
  takeBlank,
  updateDraft,
} from './draft-queries'
import { tellLists } from './live-lists'
import type { Revisions } from './revision/revisions'
import type { Writing } from './writing'

const LIST_LIMIT = 50
/** Another tab of today may still show a blank one. */
const LEFT_MS = 86_400_000
const HOUSE_ZONE = 'Asia/Kolkata'

export interface Drafts {
  /** One that nobody wrote on; a blank one of an earlier day before a new one. */
  create(personId: number): Promise<Draft>
  find(personId: number, id: number): Promise<Draft>
  list(personId: number): Promise<readonly DraftLine[]>
  /** Throws `draft-changed` when another tab or person saved first; nothing is overwritten. */
  save(personId: number, id: number, version: number, body: DraftBody): Promise<Draft>
  remove(personId: number, id: number): Promise<void>
  /**
   * Makes or updates the opportunity and hands it in for approval; of what is public, what was changed alone. Throws `incomplete` with every
   * problem, `not-editable` where it is no draft of `of` any more, or nothing of that can be handed in. Answers the opportunity's id.
   */
  submit(personId: number, id: number, of?: number | null): Promise<number>
  /** What an opportunity says, public or not yet, for whoever manages it. */
  read(person: Person, opportunityId: number): Promise<DraftBody>
  /** The draft of an opportunity, public or not: the one that is open, or a new one. */
  edit(personId: number, opportunityId: number): Promise<Draft>
}

const gone = (id: number) =>
  manageErrors.notYours(`There is no draft ${id} of yours. It may have been submitted or deleted in another tab.`)

/** What was to be a change would be another opportunity beside the one that was closed. */
const parted = ({ body: { title } }: DraftRow) =>
  manageErrors.notEditable(
    `What you were changing was closed meanwhile, so nothing of it can be changed. “${title}” is a draft by itself now: open it from your drafts to publish it anew.`,
  )

export interface DraftsParts {
  readonly database: Database
  readonly opportunities: Opportunities
  readonly people: People
  readonly audit: Audit
  readonly live: Live
  readonly clock: Clock
  readonly writing: Writing
  readonly revisions: Revisions
}

/** Not public, and written on: only that becomes another text by being handed in. */
const UNSEEN: readonly string[] = ['draft', 'returned']
const EDITABLE: readonly string[] = [...UNSEEN, 'live']

export function createDrafts(wiring: DraftsParts): Drafts {
  const { database, opportunities, people, audit, live, clock, writing, revisions } = wiring
  const db = () => database.of<ManageTables>()
  /** Told until the draft is saved: whoever wrote on it has read it. */
  async function movedIn({ opportunity_id: id, version }: DraftRow): Promise<Pick<Draft, 'movedDays'>> {
    const moved = id === null || version > 1 ? undefined : await findMovedCopy(database.of<MovedCopyTables>(), id)
    return moved ? { movedDays: moved.days } : {}
  }
  const draftFrom = async (row: DraftRow): Promise<Draft> => ({
    ...(await movedIn(row)),
    id: row.id,
    opportunityId: row.opportunity_id,
    isPublic: row.opportunity_id !== null && (await opportunities.find(row.opportunity_id))?.state === 'live',
    handedInAt: row.handed_in_at?.toISOString() ?? null,
    returnReason: row.return_reason,
    body: writing.clean(row.body),
    version: row.version,
    updatedAt: row.updated_at.toISOString(),
  })

  async function own(personId: number, id: number): Promise<DraftRow> {
    const row = await findDraft(db(), id, personId)
    if (!row) throw gone(id)
    return row
  }

  /** The opportunity that the draft becomes: a new one, or the one it was taken from, unless somebody published it meanwhile. */
  async function write(tx: Tx, personId: number, row: DraftRow): Promise<number> {
    const content = writing.content(row.body)
    if (row.opportunity_id === null) return (await opportunities.create(tx, content, personId)).id
    const known = await opportunities.find(row.opportunity_id, tx)
    if (!known || known.organizerId !== personId)
      throw manageErrors.notEditable('The opportunity behind this draft is no longer yours.')
    // Held since somebody reported it, or decided at this moment.
    if (!UNSEEN.includes(known.state))
      throw manageErrors.notEditable(
        `“${known.title}” is ${known.state} now, so nothing of it can be handed in. What you wrote is kept: look under Manage Listings what becomes of it.`,
      )
    await opportunities.update(tx, known.id, content, { version: known.version })
    return known.id
  }

  return {
    async create(personId) {
      const now = clock.now()
      const left = await takeBlank(db(), personId, new Date(now.getTime() - LEFT_MS), now)
      const row = { person_id: personId, body: emptyDraft(HOUSE_ZONE), updated_at: now }
      return draftFrom(left ?? (await insertDraft(db(), row)))
    },
    find: async (personId, id) => draftFrom(await own(personId, id)),
    list: async (personId) =>
      (await listOpenDrafts(db(), personId, LIST_LIMIT)).map(({ id, opportunity_id, body, updated_at }) => ({
        id,
        opportunityId: opportunity_id,
        title: body.title,
        kind: body.kind,
        updatedAt: updated_at.toISOString(),
      })),
    async save(personId, id, version, body) {
      const saved = await updateDraft(db(), id, personId, version, writing.clean(body), clock.now())
      if (saved) return draftFrom(saved)
      const now = await own(personId, id)
      if (now.handed_in_at)
        throw manageErrors.notEditable(
          'What you changed was handed in and waits for approval. Take it back to go on writing.',
        )
      throw manageErrors.draftChanged(
        `This draft was saved in another place at ${now.updated_at.toISOString()}. Nothing was overwritten: choose which one to keep.`,
      )
    },
    async remove(personId, id) {
      await database.transact(async (tx) => {
        const row = await deleteDraft(database.on<ManageTables>(tx), id, personId)
        if (!row) throw manageErrors.notYours(`There is no draft ${id} of yours.`)
        // Whoever approves would read on what is not to be had any more.
        if (row.handed_in_at) await tellLists(live, tx, personId)
      })
    },
    async submit(personId, id, of) {
      const revision = await revisions.ofDraft(personId, id)
      if (revision) return revisions.handIn(revision)
      return database.transact(async (tx) => {
        // Taking the draft away decides which of two clicks submits, and what: another tab may have saved until now, and can no more.
        const row = await deleteDraft(database.on<ManageTables>(tx), id, personId)
        if (!row) throw gone(id)
        if (of !== undefined && of !== row.opportunity_id) throw parted(row)
        writing.demandComplete(row.body)
        const opportunityId = await write(tx, personId, row)
        await writing.writeParts(tx, opportunityId, row.body, personId)
        await opportunities.submit(tx, opportunityId, personId)
        await deleteMovedCopy(database.on<MovedCopyTables>(tx), opportunityId)
        await people.grant(tx, personId, 'organizer', personId)
        await audit.record(tx, { personId, action: 'manage.submitted', about: `opportunity:${opportunityId}` })
        await tellLists(live, tx, personId)
        return opportunityId
      })
    },
    async read(person, opportunityId) {
      const known = await opportunities.find(opportunityId)
      if (!known || !mayManage(person, known))
        throw manageErrors.notYours(`There is no opportunity ${opportunityId} of yours.`)
      return writing.read(opportunityId, known)
    },
    async edit(personId, opportunityId) {
      const known = await opportunities.find(opportunityId)
      if (!known || known.organizerId !== personId)
        throw manageErrors.notYours(`There is no opportunity ${opportunityId} of yours.`)
      if (!EDITABLE.includes(known.state)) {
        throw manageErrors.notEditable(
          `"${known.title}" is ${known.state}. Only drafts, what was sent back and what is open can be edited; duplicate it to begin anew.`,
        )
      }
      const open = await findDraftOf(db(), opportunityId)
      // Sent back meanwhile as a whole: nobody decides about its changes any more.
      if (open?.handed_in_at && known.state !== 'live') {
        await revisions.takeBack(personId, open.id)
        return draftFrom({ ...open, handed_in_at: null })
      }
      if (open) return draftFrom(open)
      const body = await writing.read(opportunityId, known)
      const row = { person_id: personId, opportunity_id: opportunityId, body, updated_at: clock.now() }
      // Another tab may have begun it meanwhile: then that one is the draft.
      const draft = (await insertDraftOf(db(), row)) ?? (await findDraftOf(db(), opportunityId))
      if (!draft)
        throw manageErrors.notEditable(`"${known.title}" was handed in or put away in another tab at this moment.`)
      return draftFrom(draft)
    },
  }
}
