import type { Audit, Database } from '../../../data/contract'
import { shortAddress } from '../entering/device-words'
import { listSeen, type SupportTables } from '../support/support-queries'

const DAYS_MS = 30 * 24 * 3_600_000
const MOST = 50
/** How many entries of the log, and how many looks of support, are read at most. */
const READ = 300
/** Of the audit log, all of it that is about somebody: what one did oneself, and what the house did to the account. */
const TOLD: readonly RegExp[] = [
  /^session\.(signed-(in|out|up|out-devices)|device-ended|many-tries|claimed|linked|unlinked|merged|unmerged)$/,
  /^session\.(password-(changed|set)|passkey-(added|removed)|factor-(on|off)|recovery-(used|renewed))$/,
  /^session\.(email-(moved|back|stopped|lapsed)|address-(added|main|removed))$/,
  /^session\.(right-(granted|revoked)|account-(disabled|enabled)|support-(asked|allowed|refused|began|stopped))$/,
  /^privacy\.(export-(asked|taken)|erasure-(asked|stopped))$/,
  /^profile\.username-changed$/,
]

const recordOf = (value: unknown) =>
  (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>

/** A role, a module, a kind of moderator; a passkey, a provider; a new username; why support came. */
function nameIn(detail: Record<string, unknown>): string | null {
  const { name, provider, role, module, to, reason } = detail
  const all = [name, provider, role, module, recordOf(detail['moderator'])['type'], to, reason]
  return all.find((each) => typeof each === 'string') ?? null
}

function eventOf({ id, action, at, detail }: Awaited<ReturnType<Audit['list']>>[number]) {
  const said = recordOf(detail)
  const text = (key: string) => (typeof said[key] === 'string' ? said[key] : null)
  return {
    id,
    what: action.replace(/^\w+\./, ''),
    way: text('way'),
    browser: text('browser'),
    system: text('system'),
    address: shortAddress(text('address')) ?? null,
    name: nameIn(said),
    at: at.toISOString(),
  }
}

/** What support opened stands in no log of its own entries: a look each, apart from the entries by numbers below zero. */
async function looksOf(database: Database, personId: number) {
  const seen = await listSeen(database.of<SupportTables>(), personId)
  const nothing = { way: null, browser: null, system: null, address: null }
  return seen.slice(0, READ).map(({ at, path }, place) => ({
    id: -1 - place,
    what: 'support-seen',
    ...nothing,
    name: path,
    at: at.toISOString(),
  }))
}

/** What an owner wants to recognise, or not. */
export async function signInEvents(audit: Audit, database: Database, personId: number, now: Date) {
  const since = new Date(now.getTime() - DAYS_MS).toISOString()
  const entries = await audit.list({ about: `person:${personId}`, limit: READ })
  const told = entries.filter(({ action }) => TOLD.some((each) => each.test(action))).map(eventOf)
  return [...told, ...(await looksOf(database, personId))]
    .filter(({ at }) => at > since)
    .sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : b.id - a.id))
    .slice(0, MOST)
}
