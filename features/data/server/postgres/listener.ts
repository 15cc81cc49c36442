import pg from 'pg'
import type { Log } from '../../../web/contract'
import { createListeners } from '../listeners'

const RETRY_MS = { first: 200, longest: 10_000 }

/** Hears notifications on a connection of its own, which is opened with the first listener and again when it is lost. */
export function createListener(config: pg.ClientConfig, log: Log) {
  let client: Promise<pg.Client> | undefined
  let closed = false
  let retryMs = RETRY_MS.first
  let retry: NodeJS.Timeout | undefined

  const listeners = createListeners(async (sql) => (await connected()).query(sql), log)

  async function connectNew(): Promise<pg.Client> {
    const fresh = new pg.Client(config)
    fresh.on('notification', ({ channel, payload }) => listeners.tell(channel, payload ?? ''))
    const lost = () => {
      if (client === opening) again()
    }
    fresh.on('error', lost)
    fresh.on('end', lost)
    const opening = client
    await fresh.connect()
    return fresh
  }

  function connected(): Promise<pg.Client> {
    if (!client) {
      client = Promise.resolve().then(connectNew)
      client.catch(() => {
        client = undefined
      })
    }
    return client
  }

  function again(): void {
    client = undefined
    if (closed || retry) return
    retry = setTimeout(async () => {
      retry = undefined
      try {
        await connected()
        await listeners.renew()
        retryMs = RETRY_MS.first
      } catch (error) {
        log.warn({ because: (error as Error).message }, 'Notifications of other nodes are not heard yet; trying again.')
        again()
      }
    }, retryMs)
    retryMs = Math.min(retryMs * 2, RETRY_MS.longest)
  }

  return {
    add: listeners.add,
    async close(): Promise<void> {
      closed = true
      clearTimeout(retry)
      const last = await client?.catch(() => undefined)
      await last?.end().catch(() => undefined)
    },
  }
}
