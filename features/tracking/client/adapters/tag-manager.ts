import type { AdapterGiven, RunningAdapter } from '../../contract/adapters'
import { loadScript } from './load-script'

/** Google Tag Manager and what speaks like it: everything is told through one list, before and after its script is here. */
export async function start({ settings, userId }: AdapterGiven<'tags'>): Promise<RunningAdapter> {
  const { url, containerId } = settings
  const page = globalThis as { dataLayer?: unknown[] }
  const layer = (page.dataLayer ??= [])
  /** Consent mode takes the arguments of a call as they are, not a list of them. */
  // biome-ignore lint/complexity/noArguments: see above
  function say(..._: readonly unknown[]) {
    // oxlint-disable-next-line prefer-rest-params -- see above
    layer.push(arguments)
  }
  const grant = (word: 'granted' | 'denied') => ({
    ad_storage: word,
    analytics_storage: word,
    ad_user_data: word,
    ad_personalization: word,
  })
  const identify = (id: number | null) => void layer.push({ user_id: id })
  say('consent', 'default', grant('granted'))
  identify(userId)
  layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  await loadScript(`${url}?id=${encodeURIComponent(containerId)}`)
  return { identify, allow: (isAllowed) => say('consent', 'update', grant(isAllowed ? 'granted' : 'denied')) }
}
