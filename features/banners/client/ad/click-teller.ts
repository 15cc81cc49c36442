import type { BannerClicksRequest, Counted } from '../../contract/wire'
import { readClicks, takeFromClicks } from './click-list'
import { createNumberedTeller, type Numbered, type Teller } from './numbered-teller'

const PATH = '/api/update-banner-clicks'
const AT_ONCE = 50
type Batch = BannerClicksRequest & Numbered

export interface TellerParts {
  readonly http: {
    post(path: string, body: BannerClicksRequest, options: object): Promise<{ readonly data: Pick<Counted, 'status'> }>
  }
  /** The browser's random name. */
  readonly name: () => string
  readonly headers: () => Readonly<Record<string, string>>
  readonly now?: () => number
}

/** Tells clicks (spec §7, §9), at most fifty at a time. They stay on their list until they have arrived. */
export function createClickTeller({ http, name, headers, now = Date.now }: TellerParts): Teller {
  return createNumberedTeller<Batch>({
    name: 'banner-clicks',
    next(order) {
      const clicks = readClicks().slice(0, AT_ONCE)
      return clicks.length === 0 ? undefined : { clicks, ...order }
    },
    send: async (batch) => (await http.post(PATH, batch, { headers: headers() })).data.status,
    beacon: (batch) => navigator.sendBeacon(PATH, new Blob([JSON.stringify(batch)], { type: 'application/json' })),
    settle: ({ clicks }) => takeFromClicks(clicks),
    clientId: name,
    now,
  })
}
