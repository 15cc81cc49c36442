import { endpoint } from '../../../web/contract'
import { type Kind, landingNouns } from '../../contract'
import { Landing as Answer, type LandingLink, LandingParams } from '../../contract/wire-landing'
import { listingOf } from '../listing-of'
import { CACHE, type ListParts } from '../listing-routes'
import type { Counted } from './census'
import { FULL_FROM } from './census'
import { aMonth, neighboursOf } from './facts'
import { choicesOf, type Landing } from './grammar'
import { noSuchLanding } from './landings'

/** Where a page of a kind stands: `/jobs/jobs-in-pune`. */
export function landingPath(kind: Pick<Kind, 'segments'>, slug: string): string {
  return `/${kind.segments[0]}/${slug}`
}

export const linkOf = (kind: Kind, { slug, landing, open }: Counted): LandingLink => ({
  ...about(kind, slug, landing),
  open,
})

const about = (kind: Kind, slug: string, { type, subject, place }: Landing) => ({
  path: landingPath(kind, slug),
  kind: kind.id,
  type,
  subject: subject?.values[0] ?? null,
  place: place?.[0] ?? null,
})

/** What an SEO listing page says beside its list. A known slug in another spelling is answered too: `path` says where it belongs. */
export function landingRoute({ catalogue, clock, kinds, landings }: ListParts) {
  return endpoint({
    id: 'listings.landing',
    method: 'GET',
    path: '/api/listings/landings/:kind/:slug',
    strangers: 'same',
    access: 'public',
    cache: CACHE,
    request: { params: LandingParams },
    response: { 200: Answer },
    summary:
      'A page of jobs or internships by place, field, company or role: its filters, counts, pay, next deadlines and neighbours.',
    async handle({ params }) {
      const kind = kinds().find(({ id }) => id === params.kind)
      const found = kind && (await landings.find(kind.id, params.slug))
      if (!kind || !found) throw noSuchLanding()
      const now = clock.now()
      const { landing, slug, noun } = found
      const [facts, census] = await Promise.all([landings.facts(kind.id, found), landings.census(kind.id)])
      const rows = await catalogue.rows(facts.soonest)
      const period = kind.money === 'stipend' ? ('month' as const) : ('year' as const)
      const worth = (paise: number) => (period === 'month' ? aMonth(paise) : paise)
      const groups = Object.entries(neighboursOf(noun, landing, census)).map(([group, items]) => ({
        group: group as 'places' | 'subjects' | 'wider',
        items: items.map((each) => linkOf(kind, each)),
      }))
      const others = await sameOfOthers(landing, kind.id)
      return {
        ...about(kind, slug, landing),
        filters: choicesOf(landing),
        open: facts.open,
        isFull: facts.open >= FULL_FROM,
        week: facts.week,
        remote: facts.remote,
        pay: facts.pay
          ? {
              period,
              count: facts.pay.count,
              middlePaise: worth(facts.pay.middle),
              highestPaise: worth(facts.pay.highest),
            }
          : null,
        organisations: facts.organisations,
        cities: facts.cities,
        soonest: rows
          .map((row) => listingOf(row, now, kinds()))
          .map(({ title, organisation, path, closesAt, zone }) => ({
            title,
            organisation: organisation.name,
            path,
            closesAt,
            zone,
          })),
        links: [...groups, { group: 'others' as const, items: others }].filter(({ items }) => items.length > 0),
        now: now.toISOString(),
      }
    },
  })

  /** The same of the other kind: internships in Pune beside jobs in Pune. */
  async function sameOfOthers(landing: Landing, own: string): Promise<LandingLink[]> {
    const others = kinds().filter(({ id }) => id !== own && id in landingNouns)
    const found = await Promise.all(
      others.map(async (kind) => {
        const full = await landings.full(kind.id)
        const same = full.find((each) => JSON.stringify(choicesOf(each.landing)) === JSON.stringify(choicesOf(landing)))
        return same ? [linkOf(kind, same)] : []
      }),
    )
    return found.flat()
  }
}
