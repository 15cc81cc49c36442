import { proxy } from 'valtio/vanilla'
import { type HttpClient, HttpError } from '../../../web/contract'
import type { ExternalSourceAnswer, ShareLinkAnswer } from '../../contract/wire-links'
import type { TakenLinks } from '../links-taken'
import type { SessionStore } from '../session-store'

/** Whom a partner's link is for. */
export type Sent = Pick<ExternalSourceAnswer['data'], 'email' | 'name' | 'source' | 'ssoIctLogoUrl'>

/** How far somebody who came by a link has got. */
export type ArrivalState =
  | { readonly kind: 'none' }
  | { readonly kind: 'working' }
  /** Another person is signed in: both are named first. */
  | { readonly kind: 'other'; readonly here: { readonly name: string; readonly email: string }; readonly sent: Sent }
  /** The address has an account: its owner signs in. */
  | { readonly kind: 'known'; readonly sent: Sent }
  | { readonly kind: 'refused'; readonly error: unknown }

export interface Arrival {
  readonly state: { now: ArrivalState }
  /** Begins with what the address brought; once. */
  begin(): Promise<void>
  /** On as the person that the link is for: whoever is here is signed out. */
  goOn(): Promise<void>
  /** The same once more, where no answer came: the link has left the address, and stands nowhere else. */
  again(): Promise<void>
  /** As before, or signed in by now. */
  end(): void
}

/** Arrivals by a partner's link and by the link of an assessment (spec §4). */
export function createArrival(http: HttpClient, store: SessionStore, taken: TakenLinks): Arrival {
  const state = proxy<{ now: ArrivalState }>({ now: { kind: 'none' } })
  let hasBegun = false
  let last: (() => Promise<ArrivalState>) | undefined

  async function guarded(work: () => Promise<ArrivalState>) {
    last = work
    state.now = { kind: 'working' }
    try {
      state.now = await work()
    } catch (error) {
      state.now = { kind: 'refused', error }
    }
  }

  async function verify() {
    if (!taken.share) throw new HttpError(0, undefined)
    const query = { ...taken.share }
    return (await http.get<ExternalSourceAnswer>('/api/verify-external-source-data', { query })).data.data
  }

  /** The link was taken, and would be refused a second time: only who is here is asked again. */
  async function enter(ssoLogo?: string | null): Promise<ArrivalState> {
    last = () => enter(ssoLogo)
    await store.enter(ssoLogo)
    return { kind: 'none' }
  }

  async function asSent(): Promise<ArrivalState> {
    const { encData, ssoIctLogoUrl, ...sent } = await verify()
    if (store.state.status === 'someone') await store.signOut()
    const { signedIn } = (await http.post<ShareLinkAnswer>('/api/session/share-link', { encData })).data
    if (!signedIn) return { kind: 'known', sent: { ...sent, ssoIctLogoUrl } }
    return enter(ssoIctLogoUrl)
  }

  async function comeByPartner(): Promise<ArrivalState> {
    const sent = await verify()
    if (store.state.status !== 'nobody') await store.refresh()
    const { user } = store.state
    if (!user || user.email.toLowerCase() === sent.email.toLowerCase()) return asSent()
    return { kind: 'other', here: { name: user.name, email: user.email }, sent }
  }

  async function comeForAssessment(link: string): Promise<ArrivalState> {
    await http.post('/api/session/assessment-link', { link })
    return enter()
  }

  return {
    state,
    async begin() {
      if (hasBegun) return
      hasBegun = true
      const { assessment, share } = taken
      if (assessment !== undefined) await guarded(() => comeForAssessment(assessment))
      else if (share) await guarded(comeByPartner)
    },
    goOn: () => guarded(asSent),
    again: async () => last && guarded(last),
    end() {
      state.now = { kind: 'none' }
    },
  }
}
