import type { Audit, Clock, Tx } from '../../../data/contract'
import type { Opportunities } from '../../../listings/contract'
import type { Crowds, Notices } from '../../../notifications/contract'
import type { Person } from '../../../session/contract'
import type { Live, SharedCache } from '../../../web/contract'
import { type DraftPart, manageErrors } from '../../contract'
import type { RevisionLine, RevisionRead } from '../../contract/wire-revisions'
import type { ManageTables } from '../draft-queries'
import { tellLists } from '../live-lists'
import { findHandedIn, returnHandedIn, takeHandedIn } from './handed-in-queries'
import { createListWaiting, type ListWaitingParts } from './list-waiting'
import { insertRevision, type RevisionTables } from './revision-queries'
import { askedAnew } from './asked-anew'
import { APPROVED, ASKED, REVISED, SENT_BACK } from './revision-templates'
import { isAsideAmong, judge, type Revision } from './revisions'
import { asRevised, changeOfPart, isAgreedTo, whatChanged } from './what-changed'

const OWN = '/manage/user/competition-listings/all/approved'

export interface DecidingParts extends ListWaitingParts {
  readonly opportunities: Opportunities
  readonly audit: Audit
  readonly live: Live
  readonly clock: Clock
  readonly sharedCache: SharedCache
  readonly parts: () => readonly DraftPart[]
  /** Undefined while `notifications` is off: then pages alone say it. */
  readonly notices: () => Notices | undefined
  readonly crowds: () => Crowds | undefined
}

/** What whoever approves does with what was changed of something public; they name the version that they read. */
export interface Deciding {
  list(): Promise<readonly RevisionLine[]>
  read(opportunityId: number): Promise<RevisionRead>
  approve(person: Person, opportunityId: number, version: number): Promise<void>
  sendBack(person: Person, opportunityId: number, version: number, reason: string): Promise<void>
}

export function createDeciding(wiring: DecidingParts): Deciding {
  const { database, opportunities, audit, live, clock, sharedCache, writing, revisions } = wiring
  const on = (tx: Tx) => database.on<ManageTables>(tx)
  const gone = (id: number) =>
    manageErrors.notEditable(
      `What was to be changed of opportunity ${id} is not what you read: it was decided, taken back or written on. Read it again.`,
    )

  async function waiting(opportunityId: number): Promise<Revision> {
    const draft = await findHandedIn(database.of<ManageTables>(), opportunityId)
    const revision = draft && (await revisions.of(draft))
    if (!revision) throw gone(opportunityId)
    return revision
  }

  function told(tx: Tx, { draft, known }: Revision, template: string, key: string, reason = '') {
    return wiring.notices()?.tell(tx, {
      ...{ personId: draft.person_id, template, values: { title: known.title, reason }, from: known.organisation },
      ...{ actionUrl: template === APPROVED ? known.path : OWN, eventId: `${template}:${key}`, at: clock.now() },
    })
  }

  return {
    list: createListWaiting(wiring),
    async read(opportunityId) {
      const { draft, before } = await waiting(opportunityId)
      const after = asRevised(before, writing.kept(draft.body))
      return { version: draft.version, changes: [...whatChanged(before, after)], before, after }
    },
    async approve(person, id, version) {
      const revision = await waiting(id)
      const { known } = revision
      await database.transact(async (tx) => {
        const row = await takeHandedIn(on(tx), id, version)
        if (!row) throw gone(id)
        const { after, changes } = judge(writing, revision, row.body)
        // Times are kept to the second, which no field of the editor shows.
        const { externalUrl, opensAt, closesAt } = known
        const content = { ...writing.content(after), externalUrl, opensAt, closesAt }
        const { title, path } = await opportunities.update(tx, id, content, { version: known.version })
        await writing.writeParts(tx, id, after, row.person_id, (name) => changes.includes(changeOfPart(name)))
        await tellLists(live, tx, row.person_id)
        const at = clock.now()
        const made = await insertRevision(database.on<RevisionTables>(tx), {
          ...{ opportunity_id: id, changes: [...changes], by_person: row.person_id, at },
          ...{ before: revision.before, after },
        })
        await audit.record(tx, { personId: person.id, action: 'manage.changes-approved', about: `opportunity:${id}` })
        await told(tx, { ...revision, known: { ...known, title, path } }, APPROVED, String(made))
        if (isAgreedTo(changes, isAsideAmong(wiring.parts())))
          await wiring.crowds()?.tellRegistered(tx, {
            ...{ template: REVISED, opportunityId: id, values: {}, eventId: `${REVISED}:${made}`, at },
          })
        const until = askedAnew(revision.before, after, at)
        if (until)
          await wiring.crowds()?.tellRegistered(tx, {
            ...{ template: ASKED, opportunityId: id, eventId: `${ASKED}:${made}`, at },
            values: { until: until.toISOString() },
          })
      })
      await sharedCache.forget('listings') // after the commit: who asks now is told what holds now
    },
    async sendBack(person, id, version, reason) {
      const revision = await waiting(id)
      await database.transact(async (tx) => {
        if (!(await returnHandedIn(on(tx), id, version, reason))) throw gone(id)
        await audit.record(tx, { personId: person.id, action: 'manage.changes-sent-back', about: `opportunity:${id}` })
        await tellLists(live, tx, revision.draft.person_id)
        await told(tx, revision, SENT_BACK, `${revision.draft.id}:${version}:${clock.now().getTime()}`, reason)
      })
    },
  }
}
