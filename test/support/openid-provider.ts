import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type OpenidProvider from 'oidc-provider'
import { freePort } from './site'

export interface Someone {
  readonly sub: string
  readonly email: string
  readonly email_verified: boolean
  readonly name: string
}

/** A real provider on this machine. Whoever is sent there is `someone` at once: it asks nothing. */
export interface OpenidPeer {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  someone: Someone
  stop(): Promise<void>
}

export async function startOpenid(redirectUris: readonly string[]): Promise<OpenidPeer> {
  const { default: Provider } = await import('oidc-provider')
  const port = await freePort()
  const issuer = `http://127.0.0.1:${port}`
  const peer = {
    issuer,
    clientId: 'foothold',
    clientSecret: 'a secret of this test, long enough',
    someone: { sub: '1', email: 'nobody@example.in', email_verified: true, name: 'Nobody' } as Someone,
  }
  const provider: OpenidProvider = new Provider(issuer, {
    clients: [{ client_id: peer.clientId, client_secret: peer.clientSecret, redirect_uris: [...redirectUris] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: false } },
    findAccount: (_, id) => ({ accountId: id, claims: async () => ({ ...peer.someone, sub: id }) }),
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    pkce: { required: () => true },
    cookies: { keys: ['of this test'] },
    async loadExistingGrant(context): Promise<InstanceType<OpenidProvider['Grant']>> {
      const grant: InstanceType<OpenidProvider['Grant']> = new provider.Grant({
        clientId: context.oidc.client?.clientId ?? '',
        accountId: context.oidc.session?.accountId ?? '',
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  const answer = provider.callback()
  const server = createServer((request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response)
    void provider.interactionFinished(request, response, { login: { accountId: peer.someone.sub } })
  })
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  if ((server.address() as AddressInfo).port !== port) throw new Error('The provider listens elsewhere.')
  return Object.assign(peer, {
    stop: () =>
      new Promise<void>((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  })
}
