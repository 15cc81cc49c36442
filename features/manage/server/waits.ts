import type { Clock } from '../../data/contract'
import type { ApprovalWaits } from '../../listings/contract'
import type { ManagedPage } from '../contract/wire'

const OF_LATE_MS = 30 * 86_400_000

/** Adds how long people waited of late; to an organizer's rows their places in line too, where something of theirs waits. */
export type TellWaits = (page: ManagedPage, isOwn: boolean) => Promise<ManagedPage>

export function createTellWaits(waits: ApprovalWaits, clock: Clock): TellWaits {
  return async (page, isOwn) => {
    const waiting = isOwn ? page.items.filter(({ state }) => state === 'pending').map(({ id }) => id) : []
    if (isOwn && waiting.length === 0) return page
    const [median, places] = await Promise.all([
      waits.median(new Date(clock.now().getTime() - OF_LATE_MS)),
      waits.places(waiting),
    ])
    return {
      ...page,
      items: page.items.map((each) => {
        const place = places.get(each.id)
        return place === undefined ? each : { ...each, place }
      }),
      ...(median !== undefined && { medianWaitMs: Math.round(median) }),
    }
  }
}
