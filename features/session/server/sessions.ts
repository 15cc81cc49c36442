import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Clock, Database, Outbox, Tx } from '../../data/contract'
import type { Live, RequestInfo } from '../../web/contract'
import { type Limit, type Permission, type Person, sessionsEnded } from '../contract'
import { findAccount } from './account-queries'
import type { EmailLapses } from './email-change/email-lapses'
import type { RightsOf } from './rights-of'
import {
  deleteSession,
  deleteSessionsIn,
  deleteSessionsOf,
  findSession,
  insertSession,
  touchSession,
} from './session-queries'
import { endVisitsOf, type SupportTables } from './support/support-queries'
import { SUPPORT } from './support/support-token'
import { announce } from './support/support-topic'
import type { SessionTables } from './tables'

const DAY_MS = 24 * 3_600_000
const LIFE_MS = 30 * DAY_MS
/** How often `seen_at` is written: often enough for a devices page, seldom enough to cost nothing. */
const TOUCH_MS = 10 * 60_000
/** A session is read again at least this often, should a notice of its change be lost. */
const KEEP_MS = 2000
const CHANNEL = 'session.changed'
/** A partner's link says who somebody is; they have proved nothing themselves yet. */
const UNPROVED = 'link'

export interface Sessions {
  /** The new token, to be set as cookie; only its hash is stored. `browserHash`: what the account knows this browser by. */
  begin(tx: Tx, personId: number, request: RequestInfo, browserHash: string, way?: string): Promise<string>
  /**
   * The same for one that ends at an instant and is limited: the id of the session comes with it. Without a `way`, or by a link, nobody
   * has proved who they are.
   */
  beginUntil(
    tx: Tx,
    personId: number,
    request: RequestInfo,
    until: Date,
    way?: string,
  ): Promise<{ token: string; sessionId: string }>
  find(token: string): Promise<Person | undefined>
  /** What its person sees of others for support ends with it, as with each of these. */
  end(tx: Tx, sessionId: string): Promise<void>
  /** All of a person's; `but` one of them, where that one goes on. A change of address that another one asked for is over. */
  endAll(tx: Tx, personId: number, but?: string): Promise<void>
  /** A person's in one browser, and the one whose token has this hash, wherever it is; a change of address as in `endAll`. */
  endIn(tx: Tx, personId: number, browserHash: string, tokenHash: string): Promise<void>
  /** Roles, modules or the account changed: open sessions and streams are judged anew on all nodes. */
  changed(tx: Tx): Promise<void>
  asPerson(personId: number, sessionId: string, limits?: readonly Limit[]): Promise<Person | undefined>
  listen(): Promise<() => Promise<void>>
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

export function createSessions(
  database: Database,
  clock: Clock,
  live: Live,
  outbox: Outbox,
  lapses: EmailLapses,
  permissions: () => readonly Permission[],
  rightsOf: RightsOf,
): Sessions {
  const db = () => database.of<SessionTables>()
  // The same Person object as long as nothing changes: what a subject sees is remembered by its identity.
  const kept = new LRUCache<string, { readonly person: Person; readonly rules: readonly Permission[] }>({
    max: 10_000,
    ttl: KEEP_MS,
  })

  async function asPerson(
    personId: number,
    sessionId: string,
    limits: readonly Limit[] = [],
  ): Promise<Person | undefined> {
    const account = await findAccount(db(), personId)
    if (!account || account.disabled_at) return undefined
    const { withheld, ...rights } = rightsOf(account)
    return Object.freeze({
      kind: 'person',
      id: account.id,
      sessionId,
      name: account.name,
      email: account.email,
      ...(!account.email_verified_at && { isUnproved: true as const }),
      username: account.username ?? undefined,
      moderatorTypes: [...new Set(account.moderates.map(({ type }) => type))],
      moderates: account.moderates,
      ...rights,
      ...(withheld.length > 0 && { withheld }),
      ...(limits.length > 0 && { limits }),
    })
  }

  /** Whoever visits an account is of the house as long as the visit goes on, not only as it begins. */
  async function maySupport(staffId: number): Promise<boolean> {
    const staff = await asPerson(staffId, 'visits for support')
    return staff?.permissions.includes(SUPPORT) === true
  }

  async function insert(
    tx: Tx,
    personId: number,
    { ip, headers }: RequestInfo,
    { until, way, browserHash }: { until: Date; way?: string | undefined; browserHash?: string },
  ) {
    const token = randomBytes(32).toString('base64url')
    const sessionId = randomUUID()
    const now = clock.now()
    await insertSession(database.on<SessionTables>(tx), {
      id: sessionId,
      token_hash: hashOf(token),
      person_id: personId,
      address: ip,
      user_agent: String(headers['user-agent'] ?? '').slice(0, 300),
      created_at: now,
      seen_at: now,
      expires_at: until,
      way: way ?? null,
      proved_at: way && way !== UNPROVED ? now : null,
      browser_hash: browserHash ?? null,
    })
    return { token, sessionId }
  }

  // What was read before a change may arrive after it: only an answer of the present age is kept.
  let age = 0
  function forget() {
    age++
    kept.clear()
  }

  /** Here it counts from the commit on, elsewhere when the notice arrives. */
  async function changed(tx: Tx) {
    database.onCommit(tx, forget)
    await database.notify(CHANNEL, '', tx)
  }

  /** What other features keep for these sessions ends with them. */
  async function ended(tx: Tx, gone: readonly { readonly id: string; readonly person_id: number }[]) {
    const [first] = gone
    if (first)
      await outbox.publish(tx, sessionsEnded({ personId: first.person_id, sessionIds: gone.map(({ id }) => id) }))
    await changed(tx)
  }

  /** Whoever logs out, or is thrown out, looks at nobody's account any more, in whatever browser. */
  async function endVisits(tx: Tx, staffId: number) {
    for (const { personId, sessionId } of await endVisitsOf(database.on<SupportTables>(tx), staffId)) {
      if (sessionId) await ended(tx, await deleteSession(database.on<SessionTables>(tx), sessionId))
      await announce(live, [personId, staffId], tx)
    }
  }

  return {
    asPerson,
    changed,
    async begin(tx, personId, request, browserHash, way = 'password') {
      const until = new Date(clock.now().getTime() + LIFE_MS)
      return (await insert(tx, personId, request, { until, way, browserHash })).token
    },
    beginUntil: (tx, personId, request, until, way) => insert(tx, personId, request, { until, way }),
    async find(token) {
      const hash = hashOf(token)
      const known = kept.get(hash)
      // Other rules, another person: a feature that is switched on or off brings or takes permissions.
      if (known && known.rules === permissions()) return known.person
      const now = clock.now()
      const read = age
      const session = await findSession(db(), hash, now)
      if (!session) return undefined
      const isSupport = session.supported_by !== null
      if (session.supported_by !== null && !(await maySupport(session.supported_by))) return undefined
      const person = await asPerson(session.person_id, session.id, [
        ...(session.is_locked ? (['locked'] as const) : []),
        ...(session.is_temporary ? (['temporary'] as const) : []),
        ...(isSupport ? (['support'] as const) : []),
      ])
      if (!person) return undefined
      if (read === age) kept.set(hash, { person, rules: permissions() })
      if (now.getTime() - session.seen_at.getTime() > TOUCH_MS) {
        // One that an assessment's link opened ends with the assessment, a visit for support with its time.
        const until = session.is_temporary || isSupport ? session.expires_at : new Date(now.getTime() + LIFE_MS)
        await touchSession(db(), session.id, now, until)
      }
      return person
    },
    async end(tx, sessionId) {
      const gone = await deleteSession(database.on<SessionTables>(tx), sessionId)
      for (const { person_id, supported_by } of gone) if (supported_by === null) await endVisits(tx, person_id)
      await ended(tx, gone)
    },
    async endAll(tx, personId, but) {
      await ended(tx, await deleteSessionsOf(database.on<SessionTables>(tx), personId, but))
      await endVisits(tx, personId)
      await lapses.dropForsaken(tx, personId)
    },
    async endIn(tx, personId, browserHash, tokenHash) {
      await ended(tx, await deleteSessionsIn(database.on<SessionTables>(tx), personId, browserHash, tokenHash))
      await endVisits(tx, personId)
      await lapses.dropForsaken(tx, personId)
    },
    listen() {
      const heard = () => {
        forget()
        live.recheck()
      }
      return database.listen(CHANNEL, heard, heard)
    },
  }
}
