import { Type } from '@sinclair/typebox'
import type { Clock, Database } from '../../../data/contract'
import { answer, endpoint, FeatureError, type Log, type RequestInfo, webErrors } from '../../../web/contract'
import { safeReturnUrl } from '../../contract/return-url'
import { BeginOpenid, OpenidPlace, OpenidProviders, ProviderPath } from '../../contract/wire-sign-in'
import { readCookie, setCookie } from '../entering/own-cookies'
import { hashOf, newSecret } from '../entering/secrets'
import type { SignInTables } from '../entering/tables'
import type { Arrival, Arrivals } from './arrivals'
import type { OpenidClient } from './openid-client'
import { insertTrip, keepFound, takeTrip } from './openid-queries'
import type { Provider } from './settings'

const TRIP_MS = 10 * 60_000
const PATH = '/api/session/openid'

export interface OpenidParts {
  readonly providers: readonly Provider[]
  readonly client: OpenidClient
  readonly arrivals: Arrivals
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly publicUrl: string
  readonly secure: boolean
}

export function providersRoute({ providers }: OpenidParts) {
  return endpoint({
    id: 'session.openid-providers',
    method: 'GET',
    path: PATH,
    access: 'public',
    request: {},
    response: { 200: OpenidProviders },
    cache: { seconds: 60 },
    rateLimit: { max: 1200, seconds: 60, by: 'address' },
    summary: 'Where one can come from by OpenID Connect (OIDC_PROVIDERS).',
    handle: async () => providers.map(({ id, name }) => ({ id, name })),
  })
}

export function beginOpenidRoute({ providers, client, database, clock, publicUrl, secure, log }: OpenidParts) {
  return endpoint({
    id: 'session.begin-openid',
    method: 'POST',
    path: `${PATH}/:provider/begin`,
    strangers: 'same',
    access: 'public',
    request: { params: ProviderPath, body: BeginOpenid },
    response: { 200: OpenidPlace },
    rateLimit: { max: 300, seconds: 3600, by: 'address' },
    summary: 'Where to go to log in by a provider; the way back is bound to this browser and good for ten minutes.',
    async handle({ params, body }) {
      const provider = providers.find(({ id }) => id === params.provider)
      if (!provider) throw webErrors.notFound('There is no such provider here.')
      const { url, ...trip } = await client
        .begin(provider, `${publicUrl}${PATH}/${provider.id}/callback`)
        .catch((error) => {
          log.warn({ err: error, provider: provider.id }, 'An OpenID provider could not be asked')
          throw webErrors.notFound(`${provider.name} does not answer. Try again later, or log in another way.`)
        })
      const token = newSecret()
      await insertTrip(database.of<SignInTables>(), {
        ...trip,
        token_hash: hashOf(token),
        provider: provider.id,
        return_url: safeReturnUrl(body.returnUrl),
        expires_at: new Date(clock.now().getTime() + TRIP_MS),
      })
      return answer(200, { url }, { cookies: [setCookie('openid', token, secure)] })
    },
  })
}

/** Where a provider sends people back to. Whatever happens, they are led to a page. */
export function openidCallbackRoute(parts: OpenidParts) {
  const { providers, client, arrivals, database, clock, log, publicUrl, secure } = parts
  const leave = setCookie('openid', undefined, secure)
  const to = (location: string, cookies = [leave]) => answer(303, undefined, { headers: { location }, cookies })
  const toLogin = (query: Record<string, string>, cookies?: (typeof leave)[]) =>
    to(`/auth/login?${new URLSearchParams(query).toString()}`, cookies)

  async function arrive(provider: Provider, request: RequestInfo) {
    const token = readCookie(request, 'openid', secure)
    const trip = token && (await takeTrip(database.of<SignInTables>(), hashOf(token), provider.id, clock.now()))
    if (!trip) return toLogin({ problem: 'expired' })
    const returnUrl = trip.return_url
    let arrival: Arrival
    try {
      const claims = await client.finish(provider, new URL(request.url, publicUrl), trip)
      arrival = await arrivals.receive(provider.id, claims, request)
    } catch (error) {
      log.warn(
        { provider: provider.id, reason: (error as Error).message },
        'Somebody came back from a provider in vain',
      )
      const isDisabled = error instanceof FeatureError && error.code === 'account-disabled'
      return toLogin({ problem: isDisabled ? 'disabled' : 'refused', returnUrl })
    }
    if (arrival.kind === 'no-email') return toLogin({ problem: 'no-email', returnUrl })
    if (arrival.kind === 'ask') {
      const fresh = newSecret()
      const { found: _, ...rest } = trip
      await keepFound(database.of<SignInTables>(), { ...rest, token_hash: hashOf(fresh) }, arrival.found)
      const claim = arrival.mayClaim ? { claim: '1' } : {}
      const by = arrival.hasPasskeysOnly ? { by: 'passkey' } : {}
      const query = { step: 'link', provider: provider.name, ...claim, ...by, returnUrl }
      return toLogin(query, [setCookie('openid', fresh, secure)])
    }
    const { account, cookies } = arrival.entered
    if (!account) return toLogin({ step: 'second-factor', returnUrl }, [leave, ...cookies])
    return to(returnUrl, [leave, ...cookies])
  }

  return endpoint({
    id: 'session.openid-callback',
    method: 'GET',
    path: `${PATH}/:provider/callback`,
    strangers: 'same',
    access: 'public',
    request: { params: ProviderPath },
    response: { 303: Type.Null() },
    rateLimit: { max: 300, seconds: 3600, by: 'address' },
    summary:
      'The way back from a provider: leads to the page that one wanted, or to the login page with what is missing.',
    async handle({ params, request }) {
      const provider = providers.find(({ id }) => id === params.provider)
      return provider ? arrive(provider, request) : toLogin({ problem: 'refused' })
    },
  })
}
