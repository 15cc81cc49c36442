import type { Own } from '../../../../kernel/index'

/** What tabs tell each other at once, also where storage is blocked (spec §4 has what they do about it). */
export type TabNews =
  | { readonly kind: 'who' }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'active'; readonly at: number }
  | { readonly kind: 'locked' }
  | { readonly kind: 'unlocked' }
  | { readonly kind: 'reload' }

export interface TabChannel {
  tell(news: TabNews): void
  on(listener: (news: TabNews) => void): () => void
}

/** A channel that never fails: where the browser has none, a tab is alone. */
export function createTabChannel(own: Own): TabChannel {
  const listeners = new Set<(news: TabNews) => void>()
  const channel =
    typeof window === 'undefined' || typeof BroadcastChannel === 'undefined'
      ? undefined
      : new BroadcastChannel('foothold.session')
  if (channel) {
    channel.onmessage = ({ data }: MessageEvent<TabNews>) => {
      for (const listener of listeners) listener(data)
    }
    own(() => channel.close())
  }
  return {
    tell: (news) => channel?.postMessage(news),
    on(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
