import type { Clock, Database, Outbox, Tx } from '../../data/contract'
import { dataErrors } from '../../data/contract'
import type { Accounts } from '../../session/contract'
import {
  type CompletionPart,
  completionOf,
  type EntryContent,
  MAX_ENTRIES,
  profileChanged,
  profileErrors,
  type Section,
  sectionFields,
} from '../contract'
import type { Entry, HeadRequest } from '../contract/wire'
import { avatarPath } from './avatar-path'
import { checkEntry } from './check-entry'
import {
  deleteEntry,
  filledSections,
  insertEntry,
  listEntries,
  listIds,
  updateEntry,
  writeOrder,
} from './entry-queries'
import { findHead, lockHead, writeHead, writeStanding } from './head-queries'
import type { HeadRow, ProfileDb, ProfileTables } from './tables'

type Work<Result> = (db: ProfileDb, tx: Tx, head: HeadRow) => Promise<Result>

/** One entry of somebody's, as it was read. */
interface Which {
  readonly personId: number
  readonly id: number
  readonly version: number
}

export interface Profiles {
  /** Tells the account and the house all that they know of its profile, when that came or went by another way. */
  settle(tx: Tx, personId: number): Promise<void>
  /** Runs a change of one's profile, alone at a time, and tells the account how complete it is afterwards. */
  change<Result>(personId: number, work: Work<Result>): Promise<Result>
  /** Throws `version-conflict`. */
  writeHead(personId: number, version: number, head: HeadRequest): Promise<void>
  /** Throws `entry-incomplete`, `section-full`. */
  add(personId: number, section: Section, content: EntryContent): Promise<Entry>
  /** Throws `entry-incomplete`, `not-found`, `version-conflict`. */
  rewrite(which: Which, section: Section, content: EntryContent): Promise<Entry>
  /** Throws `not-found`, and `version-conflict` where it is not the version that is named. */
  remove(which: Omit<Which, 'version'> & { readonly version: number | undefined }, section: Section): Promise<void>
  /** Throws `order-outdated` when these are not all there are. */
  order(personId: number, section: Section, ids: readonly number[]): Promise<void>
}

const gone = () => dataErrors.notFound('This entry is no longer there. Reload the page to see what is.')
const outdated = () =>
  dataErrors.versionConflict('This was changed in another window. Look at what stands there now, then save again.')

export function createProfiles(database: Database, accounts: Accounts, outbox: Outbox, clock: Clock): Profiles {
  async function settle(db: ProfileDb, tx: Tx, personId: number): Promise<void> {
    const head = await findHead(db, personId)
    if (!head) return
    const filled = await filledSections(db, personId)
    const has = (part: CompletionPart) => filled.has(part) || hasInHead(head, part)
    const { percent } = completionOf(has)
    const [latest] = await listEntries(db, 'academicDetails', personId)
    const stream = (latest?.['stream'] as string | null | undefined) ?? null
    if (percent === head.percent && stream === head.stream) return
    await writeStanding(db, personId, { percent, stream })
    await accounts.change(tx, personId, { profilePercentage: percent, courseStream: stream })
  }

  const run = <Result>(personId: number, work: Work<Result>, settles: boolean) =>
    database.transact(async (tx) => {
      const db = database.on<ProfileTables>(tx)
      const result = await work(db, tx, await lockHead(db, personId))
      if (settles) await settle(db, tx, personId)
      await outbox.publish(tx, profileChanged({ personId }))
      return result
    })
  const change: Profiles['change'] = (personId, work) => run(personId, work, true)
  /** Other words in an entry, or another order, complete nothing; but the first education says the stream. */
  const reword = <Result>(personId: number, section: Section, work: Work<Result>) =>
    run(personId, work, section === 'academicDetails')

  return {
    change,
    async settle(tx, personId) {
      const db = database.on<ProfileTables>(tx)
      await settle(db, tx, personId)
      const head = await findHead(db, personId)
      // A head that came from elsewhere agrees with itself; the account has not heard of it.
      await accounts.change(tx, personId, {
        profilePercentage: head?.percent ?? 0,
        courseStream: head?.stream ?? null,
        avatar: avatarPath(head?.avatar_small ?? undefined) ?? null,
      })
      await outbox.publish(tx, profileChanged({ personId }))
    },
    writeHead: (personId, version, head) =>
      change(personId, async (db, _, known) => {
        if ((await writeHead(db, personId, version, head, clock.now())) || standsInHead(known, head)) return
        throw outdated()
      }),
    add(personId, section, content) {
      const checked = checkEntry(section, content)
      return change(personId, async (db) => {
        if ((await listIds(db, section, personId)).length >= MAX_ENTRIES)
          throw profileErrors.sectionFull(`A section holds ${MAX_ENTRIES} entries. Remove one that says less.`)
        return insertEntry(db, section, personId, checked, clock.now())
      })
    },
    rewrite(which, section, content) {
      const checked = checkEntry(section, content)
      return reword(which.personId, section, async (db) => {
        const entry = await updateEntry(db, section, which, checked, clock.now())
        if (entry) return entry
        const stands = (await listEntries(db, section, which.personId)).find(({ id }) => id === which.id)
        if (!stands) throw gone()
        if (standsInEntry(section, stands, checked)) return stands
        throw outdated()
      })
    },
    remove: ({ personId, id, version }, section) =>
      change(personId, async (db) => {
        const stands = (await listEntries(db, section, personId)).find((each) => each.id === id)
        if (!stands) throw gone()
        // Words that another window wrote go with nobody having seen them.
        if (version !== undefined && stands.version !== version)
          throw dataErrors.versionConflict(
            'This was changed in another window. Look at what stands there now, then remove it if you still want to.',
          )
        await deleteEntry(db, section, personId, id)
      }),
    order: (personId, section, ids) =>
      reword(personId, section, async (db) => {
        const known = new Set(await listIds(db, section, personId))
        const isAll = new Set(ids).size === ids.length && known.size === ids.length && ids.every((id) => known.has(id))
        if (!isAll)
          throw profileErrors.orderOutdated(
            'The list was changed in another window. Reload the page and sort it again.',
          )
        await writeOrder(db, section, personId, ids)
      }),
  }
}

/** Who saves again because no answer came finds their own words (RFC 9110 §13.1.1): that is no other window. */
const standsInHead = (known: HeadRow, { headline, about, city, skills }: HeadRequest) =>
  isSame(known.skills, skills) && known.headline === headline && known.about === about && known.city === city

const standsInEntry = (section: Section, known: Entry, content: EntryContent) =>
  sectionFields[section].every(({ name }) => isSame(known[name] ?? null, content[name] ?? null))

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

function hasInHead(head: HeadRow, part: CompletionPart): boolean {
  if (part === 'skills') return head.skills.length > 0
  return (part === 'headline' || part === 'about') && head[part] !== ''
}
