import type { AdapterGiven, RunningAdapter } from '../../contract/adapters'
import { loadScript } from './load-script'

/** Spec §9 */
const RATES = { tracesSampleRate: 1, replaysSessionSampleRate: 0.1, replaysOnErrorSampleRate: 1 }

interface ErrorReporting {
  init(given: object): void
  setUser(user: { readonly id: string } | null): void
  browserTracingIntegration?(): object
  replayIntegration?(given: object): object
  getReplay?(): { stop(): unknown; startBuffering(): unknown } | undefined
}

/** Errors, traces and replays for a service that speaks Sentry. Nothing that somebody reads or types is in a replay. */
export async function start({ settings, userId }: AdapterGiven<'errors'>): Promise<RunningAdapter> {
  const { url, dsn, environment, release } = settings
  const page = globalThis as { Sentry?: ErrorReporting }
  await loadScript(url)
  const sdk = page.Sentry
  if (!sdk) throw new Error('The script of error reporting brought no SDK.')
  sdk.init({
    ...{ dsn, environment, release },
    ...RATES,
    sendDefaultPii: false,
    // Headers that join the two halves of a trace go to this site and nowhere else (spec §7).
    tracePropagationTargets: [location.origin],
    propagateTraceparent: true,
    integrations: [
      sdk.browserTracingIntegration?.(),
      sdk.replayIntegration?.({ maskAllText: true, maskAllInputs: true, blockAllMedia: true }),
    ].filter(Boolean),
  })
  const identify = (id: number | null) => sdk.setUser(id === null ? null : { id: String(id) })
  identify(userId)
  return {
    identify,
    allow(mayTag) {
      const replay = sdk.getReplay?.()
      if (mayTag) replay?.startBuffering()
      else replay?.stop()
    },
  }
}
