import type { Clock } from '../../../data/contract'
import type { Opportunities } from '../../../listings/contract'
import { personOf, signedIn } from '../../../session/contract'
import { endpoint, saying } from '../../../web/contract'
import type { FollowedSource, RoundSource } from '../../contract/rounds'
import { UpcomingRounds } from '../../contract/wire-rounds'
import { comingNext } from './coming'

/** What comes within the time until the next check (spec §9). */
const AHEAD_MS = 10 * 86_400_000
/** Nobody follows more at a time and looks at it. */
const MOST_FOLLOWED = 200
/** A card holds so many. */
const MOST = 3

export interface UpcomingParts {
  readonly clock: Clock
  readonly opportunities: () => Opportunities | undefined
  readonly followed: () => readonly FollowedSource[]
  readonly rounds: () => readonly RoundSource[]
}

/** The suggestion fetch of spec §7, whose path is not shown there; in the shape of its calls. */
export function upcomingRoundsRoute(parts: UpcomingParts) {
  return endpoint({
    id: 'tracking.upcoming-rounds',
    method: 'GET',
    path: '/api/tracking/upcoming-rounds',
    access: [signedIn()],
    legacyBody: true,
    request: {},
    response: { 200: UpcomingRounds },
    summary: 'What opens or closes within ten days in what the caller takes part in or keeps an eye on: at most three.',
    async handle({ subject }) {
      const opportunities = parts.opportunities()
      const from = parts.clock.now()
      const until = new Date(from.getTime() + AHEAD_MS)
      const { id: personId } = personOf(subject)
      const followed = (await Promise.all(parts.followed().map((source) => source.of(personId, MOST_FOLLOWED)))).flat()
      const ids = [...new Set(followed.map(({ opportunityId }) => opportunityId))]
      const [cards, ...rounds] =
        opportunities && ids.length > 0
          ? await Promise.all([
              opportunities.cards(ids, subject),
              ...parts.rounds().map((source) => source.of(ids, from, until)),
            ])
          : [[]]
      const takesPart = new Set(followed.flatMap((each) => (each.takesPart ? each.opportunityId : [])))
      const watched = cards.filter(({ id }) => !takesPart.has(id))
      const coming = comingNext({ rounds: rounds.flat(), watched, from, until })
      const list = coming.flatMap(({ opportunityId, round, event, at }) => {
        const card = cards.find(({ id }) => id === opportunityId)
        if (!card) return []
        const { id, title, path, organisation } = card
        const seo_data = { sharable_image_url: `/api/listings/opportunities/${id}/image.png` }
        const entity = { title, logo_url: organisation.logo, seo_data }
        return [{ id, entity, organisation: organisation.name, round, event, at: at.toISOString(), url: path }]
      })
      return saying(true, 'Upcoming rounds found', { list: list.slice(0, MOST) })
    },
  })
}
