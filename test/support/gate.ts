import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The way between a browser and a site: it can be cut, and what comes through it can be another thing than the site said. */
export interface Gate {
  readonly origin: string
  /** No connection gets through, and those that stand are dropped; undone by `mend`. */
  cut(): void
  /** A gateway answers for a server that is gone. */
  refuse(status: 502 | 503 | 504): void
  /** Connections stand and nothing is answered. */
  hold(): void
  mend(): void
  /** Answers a path itself, until `letThrough`. A text is a script. */
  instead(path: string, answer: string | 404): void
  letThrough(): void
}

/** A gate of its own port before the site; closed with what is returned beside it. */
export async function openGate(siteOrigin: string): Promise<Gate & { close(): Promise<void> }> {
  const target = new URL(siteOrigin)
  const own = new Map<string, string | 404>()
  let way: 'open' | 'cut' | 'held' | number = 'open'
  const server: Server = createServer((incoming, outgoing) => {
    if (way === 'cut') return void incoming.socket.destroy()
    if (way === 'held') return
    if (way !== 'open') return void outgoing.writeHead(way, { 'content-type': 'text/html' }).end('<h1>Bad Gateway</h1>')
    const answer = own.get(incoming.url?.split('?')[0] ?? '')
    if (answer === 404) return void outgoing.writeHead(404).end()
    if (answer !== undefined)
      return void outgoing
        .writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' })
        .end(incoming.method === 'HEAD' ? undefined : answer)
    const { method, url, headers } = incoming
    const onward = request({ host: target.hostname, port: target.port, method, path: url, headers }, (from) => {
      outgoing.writeHead(from.statusCode ?? 502, from.headers)
      from.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    outgoing.on('close', () => onward.destroy())
    incoming.pipe(onward)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut() {
      way = 'cut'
      server.closeAllConnections()
    },
    refuse: (status) => void (way = status),
    hold: () => void (way = 'held'),
    mend() {
      if (way === 'held') server.closeAllConnections()
      way = 'open'
    },
    instead: (path, answer) => void own.set(path, answer),
    letThrough: () => own.clear(),
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
