import type { Health } from '../contract'

const KEEP_MS = 1_000

/** What `/readyz` looks at. Anybody may ask as often as they like, and each look counts what waits: all who ask within a second share one. */
export function createReadiness({ now }: Health, clockMs = () => performance.now()): Health['now'] {
  let look: ReturnType<Health['now']> | undefined
  let until = 0
  return () => {
    if (look && clockMs() < until) return look
    look = now().finally(() => (until = clockMs() + KEEP_MS))
    until = Infinity // and not before: who throws at once has not looked
    return look
  }
}
