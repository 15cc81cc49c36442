import type { Audit, Clock, Database, Tx } from '../../data/contract'
import type { Opportunities, OpportunityContent } from '../../listings/contract'
import type { People, Person } from '../../session/contract'
import type { Sanitiser } from '../../web/contract'
import { type DraftPart, draftProblems, draftSentences, emptyDraft, manageErrors, partName } from '../contract'
import type { Draft, DraftBody, DraftLine } from '../contract/wire'
import { contentOf, draftOf } from './draft-content'
import {
  deleteDraft,
  type DraftRow,
  findDraft,
  findDraftOf,
  insertDraft,
  insertDraftOf,
  listDrafts,
  type ManageTables,
  updateDraft,
} from './draft-queries'
import { readWallTime } from './wall-time'

const LIST_LIMIT = 50
const HOUSE_ZONE = 'Asia/Kolkata'

export interface Drafts {
  create(personId: number, body: DraftBody | undefined): Promise<Draft>
  find(personId: number, id: number): Promise<Draft>
  list(personId: number): Promise<readonly DraftLine[]>
  /** Throws `draft-changed` when another tab or person saved first; nothing is overwritten. */
  save(personId: number, id: number, version: number, body: DraftBody): Promise<Draft>
  remove(personId: number, id: number): Promise<void>
  /** Makes or updates the opportunity and hands it in for approval. Throws `incomplete` with every problem. Answers its id. */
  submit(personId: number, id: number): Promise<number>
  /** What an opportunity says, public or not yet, for its organizer and for whoever approves. */
  read(person: Person, opportunityId: number): Promise<DraftBody>
  /** The draft of an opportunity that is not public: the one that is open, or a new one. */
  edit(personId: number, opportunityId: number): Promise<Draft>
}

const gone = (id: number) =>
  manageErrors.notYours(`There is no draft ${id} of yours. It may have been submitted or deleted in another tab.`)

export function createDrafts(
  database: Database,
  opportunities: Opportunities,
  people: People,
  audit: Audit,
  clock: Clock,
  sanitiser: Sanitiser,
  parts: () => readonly DraftPart[],
): Drafts {
  const db = () => database.of<ManageTables>()
  /** On the way in and on the way out: whoever approves sees it drawn. */
  const clean = (body: DraftBody): DraftBody => ({ ...body, description: sanitiser.clean(body.description) })
  const draftFrom = (row: DraftRow): Draft => ({
    id: row.id,
    opportunityId: row.opportunity_id,
    body: clean(row.body),
    version: row.version,
    updatedAt: row.updated_at.toISOString(),
  })

  async function own(personId: number, id: number): Promise<DraftRow> {
    const row = await findDraft(db(), id, personId)
    if (!row) throw gone(id)
    return row
  }

  function demandComplete(body: DraftBody) {
    const problems = draftProblems(body, clock.now().getTime(), readWallTime)
    const errors = [
      ...problems.map(({ path, says }) => ({ path, message: draftSentences[says] as string })),
      ...parts().flatMap((each) => each.problems(body.parts?.[partName(each)], body)),
    ]
    if (errors.length === 0) return
    throw manageErrors.incomplete(
      `${errors.length} things are missing: ${errors.map(({ message }) => message).join(' ')}`,
      { errors },
    )
  }

  async function writeParts(tx: Tx, personId: number, opportunityId: number, body: DraftBody): Promise<void> {
    for (const each of parts()) await each.write(tx, opportunityId, body.parts?.[partName(each)], personId)
  }

  async function readParts(opportunityId: number): Promise<Pick<DraftBody, 'parts'>> {
    const read: NonNullable<DraftBody['parts']> = {}
    for (const each of parts()) {
      const part = await each.read(opportunityId)
      if (part !== undefined) read[partName(each)] = part
    }
    return { parts: read }
  }

  /** An opportunity as its organizer goes on writing it, with what stands in the steps of others. */
  async function readBody(opportunityId: number, known: OpportunityContent): Promise<DraftBody> {
    const read = await readParts(opportunityId)
    return parts().reduce((body, each) => each.body?.(read.parts?.[partName(each)], body) ?? body, {
      ...clean(draftOf(known)),
      ...read,
    })
  }

  /** The opportunity that the draft becomes: a new one, or the one it was taken from, unless somebody published it meanwhile. */
  async function write(tx: Tx, personId: number, row: DraftRow): Promise<number> {
    const content = parts().reduce(
      (content, each) => each.content?.(row.body.parts?.[partName(each)], content) ?? content,
      contentOf(row.body),
    )
    if (row.opportunity_id === null) return (await opportunities.create(tx, content, personId)).id
    const known = await opportunities.find(row.opportunity_id, tx)
    if (!known || known.organizerId !== personId)
      throw manageErrors.notEditable('The opportunity behind this draft is no longer yours.')
    await opportunities.update(tx, known.id, content, { version: known.version })
    return known.id
  }

  return {
    create: async (personId, body) =>
      draftFrom(
        await insertDraft(db(), {
          person_id: personId,
          body: body ? clean(body) : emptyDraft(HOUSE_ZONE),
          updated_at: clock.now(),
        }),
      ),
    find: async (personId, id) => draftFrom(await own(personId, id)),
    list: async (personId) =>
      (await listDrafts(db(), personId, LIST_LIMIT)).map(({ id, opportunity_id, body, updated_at }) => ({
        id,
        opportunityId: opportunity_id,
        title: body.title,
        kind: body.kind,
        updatedAt: updated_at.toISOString(),
      })),
    async save(personId, id, version, body) {
      const saved = await updateDraft(db(), id, personId, version, clean(body), clock.now())
      if (saved) return draftFrom(saved)
      const now = await own(personId, id)
      throw manageErrors.draftChanged(
        `This draft was saved in another place at ${now.updated_at.toISOString()}. Nothing was overwritten: choose which one to keep.`,
      )
    },
    async remove(personId, id) {
      if (!(await deleteDraft(db(), id, personId))) throw manageErrors.notYours(`There is no draft ${id} of yours.`)
    },
    submit(personId, id) {
      return database.transact(async (tx) => {
        // Taking the draft away decides which of two clicks submits, and what: another tab may have saved until now, and can no more.
        const row = await deleteDraft(database.on<ManageTables>(tx), id, personId)
        if (!row) throw gone(id)
        demandComplete(row.body)
        const opportunityId = await write(tx, personId, row)
        await writeParts(tx, personId, opportunityId, row.body)
        await opportunities.submit(tx, opportunityId, personId)
        await people.grant(tx, personId, 'organizer', personId)
        await audit.record(tx, { personId, action: 'manage.submitted', about: `opportunity:${opportunityId}` })
        return opportunityId
      })
    },
    async read(person, opportunityId) {
      const known = await opportunities.find(opportunityId)
      if (!known || !(known.organizerId === person.id || person.permissions.includes('manage.approve')))
        throw manageErrors.notYours(`There is no opportunity ${opportunityId} of yours.`)
      return readBody(opportunityId, known)
    },
    async edit(personId, opportunityId) {
      const known = await opportunities.find(opportunityId)
      if (!known || known.organizerId !== personId)
        throw manageErrors.notYours(`There is no opportunity ${opportunityId} of yours.`)
      if (known.state !== 'draft' && known.state !== 'returned') {
        throw manageErrors.notEditable(
          `"${known.title}" is ${known.state}. Only drafts and what was sent back can be edited; duplicate it to begin anew.`,
        )
      }
      const open = await findDraftOf(db(), opportunityId)
      if (open) return draftFrom(open)
      const body = await readBody(opportunityId, known)
      const row = { person_id: personId, opportunity_id: opportunityId, body, updated_at: clock.now() }
      // Another tab may have begun it meanwhile: then that one is the draft.
      const draft = (await insertDraftOf(db(), row)) ?? (await findDraftOf(db(), opportunityId))
      if (!draft)
        throw manageErrors.notEditable(`"${known.title}" was handed in or put away in another tab at this moment.`)
      return draftFrom(draft)
    },
  }
}
