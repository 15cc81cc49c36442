import { proxy } from 'valtio/vanilla'
import type { HttpClient } from '../../../web/contract'
import type { RoundSuggestion, UpcomingRounds } from '../../contract/wire-rounds'
import { readStored, store } from '../../../web/kit'
import { CLOSED_AT, isCheckDue } from './rounds-check'
import type { Suggestions } from './suggestions'

/** What was over before it was shown, by a clock that is fast, is not asked for again sooner. */
const REST_MS = 3_600_000
const PATH = '/api/tracking/upcoming-rounds'

export function createSuggestions(now: () => number = Date.now): Suggestions {
  const state = proxy<{ list: readonly RoundSuggestion[] }>({ list: [] })
  let asks: Pick<HttpClient, 'get'> | undefined
  let isUnderWay = false
  let restsUntil = 0
  /** A page may stay open longer than what it suggests. */
  function dropPassed() {
    const left = state.list.filter(({ at }) => Date.parse(at) > now())
    if (left.length < state.list.length) state.list = left
  }
  function close() {
    store(CLOSED_AT, now())
    state.list = []
  }
  return {
    state,
    close,
    begin(http) {
      asks = http
      restsUntil = 0
      const left = new AbortController()
      // Closed in one tab it is closed in all.
      const heard = ({ key }: StorageEvent) => key === CLOSED_AT && (state.list = [])
      addEventListener('storage', heard, { signal: left.signal })
      return () => {
        left.abort()
        if (asks !== http) return
        asks = undefined
        state.list = []
      }
    },
    async check() {
      const asking = asks
      dropPassed()
      if (!asking || isUnderWay || state.list.length > 0 || now() < restsUntil) return
      if (!isCheckDue(readStored(CLOSED_AT), now())) return
      isUnderWay = true
      const { data } = await asking.get<UpcomingRounds>(PATH).finally(() => {
        isUnderWay = false
      })
      if (asks !== asking || !data.status) return
      // With nothing to close, the next look is in ten days all the same.
      if (data.data.list.length === 0) return close()
      restsUntil = now() + REST_MS
      state.list = data.data.list
      // By a clock that goes ahead of the server's some are over already: they would stand there for a moment.
      dropPassed()
    },
  }
}
