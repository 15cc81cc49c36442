import { NUMBER_HEADER } from '../../contract'
import { createNumberedTeller, type Numbered, type Teller } from './numbered-teller'
import { dropFirstView, readViews } from './view-list'

type View = Numbered & { readonly id: number }

export interface ViewTellerParts {
  readonly http: { get(path: string, options: object): Promise<unknown> }
  /** A name for the numbers alone, of this page load: whom a view is counted for is said by `headers`. */
  readonly name: () => string
  readonly headers: () => Readonly<Record<string, string>>
  readonly now?: () => number
}

const pathOf = ({ id }: View) => `/api/ad-banner/increase-view/${id}`

/** Tells views one by one, for that is their call (spec §7); all that wait, as long as they arrive. */
export function createAdViewTeller({ http, name, headers, now = Date.now }: ViewTellerParts): Teller {
  const heading = ({ client_id, sequence }: View) => ({
    headers: { ...headers(), [NUMBER_HEADER]: `${client_id} ${sequence}` },
  })
  const teller = createNumberedTeller<View>({
    name: 'ad-views',
    next(order) {
      const [id] = readViews()
      return id === undefined ? undefined : { id, ...order }
    },
    async send(view) {
      await http.get(pathOf(view), heading(view))
      // Whatever it says: of a banner that is gone it would say the same tomorrow.
      return true
    },
    // A beacon is a POST and has no headers.
    beacon: (view) => void fetch(pathOf(view), { ...heading(view), keepalive: true }).catch(() => {}),
    taken: dropFirstView,
    clientId: name,
    now,
  })
  return {
    ...teller,
    async tell() {
      let more = true
      while (more) more = await teller.tell()
      return more
    },
  }
}
