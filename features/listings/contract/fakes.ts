import type { Token } from '../../../kernel/declare'
import { dataErrors } from '../../data/contract'
import { listingOfFake } from './fake-cards'
import { sampleOpportunities } from './fake-samples'
import { isFull } from './own-kinds'
import {
  approvalWaits,
  imitations,
  type Opportunities,
  type Opportunity,
  type OpportunityContent,
  type OpportunityState,
  listingErrors,
  opportunities,
  opportunityPath,
  type Searches,
  searches,
  type Sources,
  sources,
  type VerifiedOrganizers,
  verifiedOrganizers,
} from './index'

const undated = { opensAt: null, closesAt: null, startsOn: null, endsOn: null }
const instant = (text: string | null) => (text === null ? null : new Date(text))

/**
 * Opportunities in memory: one of each state that matters, owned by `organizerId`, moving through the same states as the real ones.
 * They keep what is written until they are thrown away; no event is published and no row is locked. Searches look at kind and title only.
 */
export function createListingsFakes(
  now: () => Date,
  organizerId: number,
): readonly (readonly [Token<unknown>, unknown])[] {
  const all = new Map<number, Opportunity>()

  function get(id: number): Opportunity {
    const found = all.get(id)
    if (!found) throw dataErrors.notFound(`There is no opportunity ${id}. It may have been deleted.`)
    return found
  }

  function change(id: number, changes: Partial<Opportunity>): Opportunity {
    const before = get(id)
    const next = { ...before, ...changes, version: before.version + 1, updatedAt: now().toISOString() }
    all.set(id, next)
    return next
  }

  function move(
    id: number,
    from: readonly OpportunityState[],
    to: OpportunityState,
    returnReason: string | null = null,
  ) {
    const { state, title } = get(id)
    if (!from.includes(state)) throw dataErrors.stateNotAllowed(`“${title}” is ${state} and cannot become ${to}.`)
    change(id, { state: to, returnReason, closedAt: to === 'closed' ? now().toISOString() : null })
  }

  function add(content: OpportunityContent, by: number, state: OpportunityState): Opportunity {
    const id = all.size + 1
    const slug = `${content.title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${id}`
    const at = now().toISOString()
    const place = { id, slug, path: opportunityPath(content.kind, slug), organizerId: by, createdAt: at, updatedAt: at }
    const made = {
      ...content,
      ...place,
      visibility: content.visibility ?? 'public',
      state,
      returnReason: state === 'returned' ? 'Say until when one can apply.' : null,
      closedAt: state === 'closed' ? at : null,
      cancelled: null,
      seatsTaken: 0,
      version: 1,
    }
    all.set(id, made)
    return made
  }

  const standIn: Opportunities = {
    find: async (id) => all.get(id),
    findAll: async (ids) => new Map([...all].filter(([id]) => ids.includes(id))),
    async getShown(id) {
      const found = get(id)
      if (['live', 'closed'].includes(found.state)) return found
      throw dataErrors.notFound(`There is no opportunity ${id} to be seen.`)
    },
    async cards(ids) {
      const shown = ids.map((id) => all.get(id)).filter((each) => each && ['live', 'closed'].includes(each.state))
      return shown.flatMap((each) => (each ? [listingOfFake(each, now())] : []))
    },
    eligibilities: async (ids) =>
      ids.flatMap((id) => {
        const found = all.get(id)
        return found && ['live', 'closed'].includes(found.state)
          ? [
              {
                ...{ id, eligibility: found.eligibility },
                isFull: isFull(found),
              },
            ]
          : []
      }),
    admitted: async (id, personIds) => (all.get(id)?.visibility === 'invited' ? [] : personIds),
    absences: async (ids) =>
      new Map(ids.map((id) => [id, all.get(id)?.state === 'pending' ? 'held' : 'removed'] as const)),
    followMerges: async (_tx, id) => id,
    ledTo: async () => new Map(),
    organisers: async (ids) =>
      new Map(ids.flatMap((id) => (all.has(id) ? [[id, all.get(id)?.organizerId ?? null] as const] : []))),
    async closing(after, until) {
      const dated = [...all.values()].filter(({ state }) => state === 'live')
      const closing = dated.map(({ id, closesAt }) => ({ id, closesAt: new Date(closesAt ?? 0) }))
      return closing.filter(({ closesAt }) => closesAt > after && closesAt <= until)
    },
    open: async (ids, now) =>
      [...all.values()]
        .filter(({ id }) => ids.includes(id))
        .filter(({ state }) => state === 'live')
        .filter(({ closesAt }) => closesAt === null || new Date(closesAt) > now)
        .filter(({ opensAt }) => opensAt === null || new Date(opensAt) <= now)
        .map(({ id }) => id),
    history: async () => [],
    async list({ organizerId, states, takenDown, kind, search, after = Number.POSITIVE_INFINITY, limit }) {
      return [...all.values()]
        .filter((each) => each.id < after && (organizerId === undefined || each.organizerId === organizerId))
        .filter((each) => !takenDown || each.takenDown)
        .filter((each) => (states ?? [each.state]).includes(each.state) && (kind ?? each.kind) === each.kind)
        .filter(({ title }) => title.toLowerCase().includes(search?.toLowerCase() ?? ''))
        .sort((a, b) => b.id - a.id)
        .slice(0, limit)
    },
    async count({ organizerId }) {
      const counts: Record<string, number> = {}
      for (const { kind, state, organizerId: owner } of all.values()) {
        if (organizerId !== undefined && owner !== organizerId) continue
        for (const key of [`${kind}/${state}`, `all/${state}`]) counts[key] = (counts[key] ?? 0) + 1
      }
      return counts
    },
    create: async (_, content, by) => add(content, by, 'draft'),
    async update(_, id, content, { version }) {
      const { title, version: known } = get(id)
      if (version !== known) throw dataErrors.versionConflict(`Somebody saved “${title}” in the meantime.`)
      return change(id, content)
    },
    submit: async (_, id) => move(id, ['draft', 'returned'], 'pending'),
    approve: async (_, id) => move(id, ['pending'], 'live'),
    sendBack: async (_, id, __, reason) => move(id, ['pending'], 'returned', reason),
    hold: async (_, id) => move(id, ['live'], 'pending'),
    release: async (_, id) => move(id, ['pending'], 'live'),
    setVisibility: async (_, id, visibility) => void change(id, { visibility }),
    handOver: async (_, id, _from, to) => void change(id, { organizerId: to }),
    reopen: async (_, id) => move(id, ['closed'], 'live'),
    close: async (_, id) => move(id, ['live'], 'closed'),
    async cancel(_, id, __, why) {
      const { state, title, cancelled } = get(id)
      if (state === 'live') move(id, ['live'], 'closed')
      else if (state !== 'closed' || cancelled) throw dataErrors.stateNotAllowed(`“${title}” was cancelled already.`)
      change(id, { cancelled: { at: now().toISOString(), why } })
    },
    async takeDown(_, id, __, why) {
      move(id, ['live', 'closed'], 'removed')
      change(id, { takenDown: { at: now().toISOString(), why } })
    },
    async putBack(_, id) {
      const { takenDown, ...found } = get(id)
      if (!takenDown) throw dataErrors.stateNotAllowed(`“${found.title}” is not down, or was taken down for good.`)
      all.set(id, { ...found, state: found.closedAt === null ? 'live' : 'closed' })
    },
    remove: async (_, id) => move(id, ['draft', 'pending', 'returned', 'live', 'closed'], 'removed'),
    duplicate: async (_, id, by, dates = undated) =>
      add({ ...get(id), ...dates, externalUrl: null, title: `${get(id).title} (copy)` }, by, 'draft'),
    async lockOpen(_, id) {
      const { state, title, opensAt, closesAt, ...rest } = get(id)
      if (state !== 'live') throw listingErrors.notLive(`“${title}” is ${state}.`)
      return { ...rest, title, opensAt: instant(opensAt), closesAt: instant(closesAt) }
    },
    async takeSeat(_, id) {
      const found = get(id)
      if (isFull(found)) return false
      change(id, { seatsTaken: found.seatsTaken + 1 })
      return true
    },
    announce: async () => {},
    async releaseSeat(_, id) {
      change(id, { seatsTaken: Math.max(0, get(id).seatsTaken - 1) })
    },
  }
  for (const { state, ...content } of sampleOpportunities(now())) add(content, organizerId, state)
  const readFilters = (canonical: string) => Object.fromEntries(new URLSearchParams(canonical))
  const searchesStandIn: Searches = {
    canonical: (filters) => new URLSearchParams(Object.entries(filters).sort()).toString(),
    filtersOf: readFilters,
    entered: async (_, canonical) => canonical.map(() => []),
    async matching(ids, canonical) {
      return canonical.map((each) => {
        const { kind, q = '' } = readFilters(each)
        return ids.filter((id) => {
          const found = all.get(id)
          const fits = found?.title.toLowerCase().includes(q.toLowerCase()) ?? false
          return fits && found?.state === 'live' && (kind === undefined || kind === found.kind)
        })
      })
    },
    pathOf: (canonical) => `/all-opportunities${canonical && `?${canonical}`}`,
  }
  const sourcesStandIn: Sources = {
    of: async () => new Map(),
    async split(_, id) {
      throw dataErrors.notFound(`Opportunity ${id} has one source.`)
    },
  }
  const verifiedStandIn: VerifiedOrganizers = {
    of: async (named) => named.map(({ organisation }) => ({ of: 'nobody', name: organisation })),
    give: async () => undefined,
    takeBack: async () => undefined,
  }
  return [
    [opportunities, standIn],
    [searches, searchesStandIn],
    [sources, sourcesStandIn],
    [approvalWaits, { median: async () => undefined, places: async () => new Map() }],
    [imitations, { of: async () => new Map() }],
    [verifiedOrganizers, verifiedStandIn],
  ]
}
