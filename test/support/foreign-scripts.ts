import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a stub of a foreign SDK does: it remembers, on the page, what it was told. */
const SCRIPTS: Readonly<Record<string, string>> = {
  '/gtm.js': 'window.foreign = [...(window.foreign ?? []), "tags"]',
  '/engage.js': `window.foreign = [...(window.foreign ?? []), 'engagement']
window.moe = (given) => { window.engaged = { given, calls: [] }; return {
  add_unique_user_id: (id) => window.engaged.calls.push(id), destroy_session: () => window.engaged.calls.push('gone'),
  enableSdk: () => (window.engaged.isOn = true), disableSdk: () => (window.engaged.isOn = false) } }`,
  '/errors.js': `window.foreign = [...(window.foreign ?? []), 'errors']
window.Sentry = { init: (given) => { window.reported = { given, users: [] } }, setUser: (user) => window.reported.users.push(user),
  browserTracingIntegration: () => ({ name: 'tracing' }), replayIntegration: (given) => ({ name: 'replay', given }) }`,
}

/** Another site on this machine that third parties' scripts come from. */
export interface ForeignScripts {
  readonly origin: string
  /** Paths that were asked for, with their queries. */
  readonly asked: string[]
  stop(): Promise<void>
}

export async function serveForeignScripts(): Promise<ForeignScripts> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    const script = SCRIPTS[(request.url ?? '').split('?')[0] ?? '']
    response.writeHead(script ? 200 : 404, { 'content-type': 'text/javascript' }).end(script ?? '')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    async stop() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
