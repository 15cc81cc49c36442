import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'

/**
 * Takes no new connection and cuts none; settles once the last is gone. `http.close()` would cut what it takes for idle: connections whose next request
 * is on its way, and those on which a slow reader still reads a long answer.
 */
export function stopListening(http: Server): Promise<void> {
  return new Promise((resolve) => NetServer.prototype.close.call(http, () => resolve()))
}
