import type { Configuration } from 'openid-client'
import type { Provider } from './settings'

/** What a provider says of whoever came back. */
export interface Claims {
  readonly issuer: string
  readonly subject: string
  readonly email: string | undefined
  readonly isEmailVerified: boolean
  readonly name: string | undefined
}

export interface Trip {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}

/** OpenID Connect with PKCE, state and nonce. */
export interface OpenidClient {
  begin(provider: Provider, redirectUri: string): Promise<Trip & { readonly url: string }>
  /** Rejects when the provider refused or anything does not fit. */
  finish(provider: Provider, callback: URL, trip: Trip): Promise<Claims>
}

const isLoopback = ({ hostname }: URL) => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)

/** Asks each provider for its addresses once, with the first who comes by it; its library is loaded then too. */
export function createOpenidClient(): OpenidClient {
  const library = () => import('openid-client')
  const known = new Map<string, Promise<Configuration>>()

  function configurationOf({ id, issuer, clientId, clientSecret }: Provider): Promise<Configuration> {
    const found = known.get(id)
    if (found) return found
    const asked = library().then((client) =>
      // Without TLS only on this machine, for a provider that one tries out.
      client.discovery(new URL(issuer), clientId, clientSecret, undefined, {
        execute: isLoopback(new URL(issuer)) ? [client.allowInsecureRequests] : [],
        timeout: 10,
      }),
    )
    known.set(id, asked)
    asked.catch(() => known.delete(id)) // the next one asks again
    return asked
  }

  return {
    async begin(provider, redirectUri) {
      const client = await library()
      const configuration = await configurationOf(provider)
      const [state, nonce, verifier] = [client.randomState(), client.randomNonce(), client.randomPKCECodeVerifier()]
      const url = client.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        nonce,
      })
      return { state, nonce, verifier, url: url.href }
    },
    async finish(provider, callback, { state, nonce, verifier }) {
      const client = await library()
      const configuration = await configurationOf(provider)
      const tokens = await client.authorizationCodeGrant(configuration, callback, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (!claims) throw new Error('The provider sent no identity.')
      const more = claims['email']
        ? claims
        : { ...(await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)) }
      const text = (value: unknown) => (typeof value === 'string' && value.trim() ? value.trim() : undefined)
      return {
        issuer: claims.iss,
        subject: claims.sub,
        email: text(more['email']),
        isEmailVerified: more['email_verified'] === true,
        name: text(more['name'] ?? claims['name']),
      }
    },
  }
}
