import type { Audit, Clock, Database } from '../../data/contract'
import { permission, personOf } from '../../session/contract'
import { endpoint, type SharedCache, webErrors } from '../../web/contract'
import { type LinkProblem, linkProblem, linkSlots, type SetLinks } from '../contract'
import { Links } from '../contract/wire'
import { readLinks, writeLinks } from './link-queries'
import { EDIT_LINKS } from './may-edit'
import type { NavigationTables } from './tables'

const PATH = '/api/navigation/links'
const TAG = 'navigation.links'

/** Public, and the same for everyone: asked with every page, answered from memory until somebody changes it. */
export function readLinksRoute(database: Database) {
  return endpoint({
    id: 'navigation.links',
    method: 'GET',
    path: PATH,
    access: 'public',
    cache: { seconds: 5, tag: TAG },
    request: {},
    response: { 200: Links },
    summary: 'Targets that an admin has set: menu entries, social media, app stores.',
    handle: () => readLinks(database.of<NavigationTables>()),
  })
}

const SAYS: Readonly<Record<LinkProblem, string>> = {
  target: 'Write an address that begins with https:// or a path of this site that begins with /',
  host: 'This leads to another site than the one it is named after',
  en: 'Say in English what it is called',
  hi: 'Say in Hindi what it is called',
}

function problemsOf(links: SetLinks) {
  return linkSlots.flatMap((slot) => {
    const link = links[slot.id]
    const problem = link && linkProblem(slot, link)
    if (!problem) return []
    const field = problem === 'en' || problem === 'hi' ? problem : 'href'
    return [{ path: `links.${slot.id}.${field}`, message: SAYS[problem] }]
  })
}

const forLog = (links: SetLinks) =>
  Object.fromEntries(
    Object.entries(links).map(([slot, { href, en, hi }]) => [slot, en && hi ? { href, en, hi } : { href }]),
  )

export function writeLinksRoute(database: Database, audit: Audit, clock: Clock, cache: SharedCache) {
  return endpoint({
    id: 'navigation.set-links',
    method: 'PUT',
    path: PATH,
    access: [permission(EDIT_LINKS)],
    rateLimit: { max: 60, seconds: 3600, by: 'subject' },
    request: { body: Links },
    response: { 200: Links },
    summary: 'Sets all of them at once; one that is left out is shown no more.',
    async handle({ body: { version, links }, subject }) {
      const errors = problemsOf(links)
      if (errors.length > 0) throw webErrors.badRequest('Some links cannot be kept as they are.', { errors })
      const { id: personId } = personOf(subject)
      const saved = await database.transact(async (tx) => {
        const db = database.on<NavigationTables>(tx)
        const before = await readLinks(db)
        const next = await writeLinks(db, version, links, clock.now())
        if (next === undefined)
          throw webErrors.preconditionFailed('Somebody else has changed the links. Load them again, then change yours.')
        const detail = { before: forLog(before.links), after: forLog(links) }
        await audit.record(tx, { personId, action: 'navigation.links-set', about: 'links', detail })
        return { version: next, links }
      })
      await cache.forget(TAG)
      return saved
    },
  })
}
