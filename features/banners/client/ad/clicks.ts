import { token } from '../../../../kernel/declare'
import type { ConsentChoice } from '../../../tracking/contract'
import type { HttpClient } from '../../../web/contract'
import { browserName, nameHeader } from './browser-name'
import { createClickTeller, type ClickTeller } from './click-teller'

/** Through what, and under which name, clicks of this page are told. */
export interface ClickWays {
  readonly http: HttpClient
  readonly choice: () => ConsentChoice | undefined
}

export interface Clicks {
  /** From now on what is clicked is told; returns how to end it. */
  begin(ways: ClickWays): () => void
  tell(): Promise<void>
}

export const clicks = token<Clicks>('banners.clicks')

export function createClicks(): Clicks {
  let current: ClickTeller | undefined
  return {
    begin({ http, choice }) {
      const teller = createClickTeller({
        http,
        name: () => browserName(choice()),
        headers: () => nameHeader(choice()),
      })
      const over = new AbortController()
      current = teller
      addEventListener('pagehide', () => teller.leave(), { signal: over.signal })
      return () => {
        over.abort()
        if (current === teller) current = undefined
      }
    },
    async tell() {
      await current?.tell()
    },
  }
}
