import { createServer, type IncomingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright-core'
import { launch, visit } from '../../support/browser'
import { median, type Row, spoken } from '../table'

const LOADS = 7
const GOAL = 1.1
/** 1.6 Mbit/s, as a phone far from its mast has. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 }
const SLOWED = 4

interface File {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** The same bytes under the same addresses, kept in memory after the first time: what a page costs that nobody has to make. */
async function startStatic(origin: string) {
  const files = new Map<string, Promise<File>>()
  const fetchRaw = (path: string, headers: IncomingHttpHeaders) =>
    new Promise<File>((done, fail) => {
      const asked = request(origin + path, { headers: { ...headers, host: new URL(origin).host } }, (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.once('end', () =>
          done({ status: answer.statusCode ?? 500, headers: answer.headers, body: Buffer.concat(parts) }),
        )
      })
      asked.once('error', fail)
      asked.end()
    })
  const server = createServer(async ({ url = '/', headers }, response) => {
    const known = files.get(url) ?? fetchRaw(url, headers)
    files.set(url, known)
    const { status, headers: own, body } = await known
    const { 'transfer-encoding': _, ...rest } = own
    response.writeHead(status, { ...rest, 'content-length': body.length }).end(body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => (server.closeAllConnections(), server.close()),
  }
}

async function firstPaint(browser: Browser, origin: string, path: string): Promise<number> {
  const { page, context, close } = await visit(browser, origin)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', NETWORK)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  await page.goto(origin + path, { waitUntil: 'commit' })
  const ms = await page.evaluate(
    () =>
      new Promise<number>((done) =>
        new PerformanceObserver((list) => {
          for (const { name, startTime } of list.getEntries()) if (name === 'first-contentful-paint') done(startTime)
        }).observe({ type: 'paint', buffered: true }),
      ),
  )
  await close()
  return ms
}

/** When a list is first seen, beside the same bytes as files, in turns. */
export async function firstPaintRows(origin: string, path: string): Promise<readonly Row[]> {
  const [browser, files] = [await launch(), await startStatic(origin)]
  try {
    await firstPaint(browser, files.origin, path)
    const [ours, bare]: [number[], number[]] = [[], []]
    for (let load = 0; load < LOADS; load++) {
      ours.push(await firstPaint(browser, origin, path))
      bare.push(await firstPaint(browser, files.origin, path))
    }
    const ratio = median(ours) / median(bare)
    return [
      {
        what: `first contentful paint of ${path}, 1.6 Mbit/s, CPU ${SLOWED} × slower, of the same bytes as files`,
        measured: `${ratio.toFixed(2)} ×  (${spoken(median(ours))}, it: ${spoken(median(bare))})`,
        goal: `≤ ${GOAL} ×`,
        isMet: ratio <= GOAL,
      },
    ]
  } finally {
    await browser.close()
    files.stop()
  }
}
