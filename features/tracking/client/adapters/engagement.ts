import { isbot } from 'isbot'
import type { AdapterGiven, RunningAdapter } from '../../contract/adapters'
import { isWrapped } from './is-wrapped'
import { loadScript } from './load-script'

/** Spec §9 */
const CLUSTER = 'DC_3'

interface Engagement {
  add_unique_user_id(id: string): unknown
  destroy_session(): unknown
  /** All that it does here stops, messages on the page too, until it is enabled; SDKs before 2.56 have neither. */
  disableSdk?(): unknown
  enableSdk?(): unknown
}

const none: RunningAdapter = { identify: () => {}, allow: () => {} }

/**
 * On pages of spec §4 it is off as a whole: messages on the page alone can be chosen at its start only (`disable_onsite`). The browser remembers that it is off, and
 * then takes no pushes either, so it is on again whenever a page is left.
 */
function switchOf(sdk: Engagement): RunningAdapter['allow'] {
  let isOn = true
  const turn = (toOn: boolean) => void (toOn ? sdk.enableSdk?.() : sdk.disableSdk?.())
  addEventListener('pagehide', () => isOn || turn(true))
  // Back from the browser's memory.
  addEventListener('pageshow', ({ persisted }) => (persisted && !isOn ? turn(false) : undefined))
  return (mayTag) => {
    isOn = mayTag
    turn(mayTag)
  }
}

/** The engagement SDK: messages and web push, another app and no messages on the page inside the mobile app (spec §4). Programs are left out. */
export async function start({ settings, userId }: AdapterGiven<'engagement'>): Promise<RunningAdapter> {
  const { userAgent } = navigator
  if (isbot(userAgent)) return none
  const inside = isWrapped(userAgent)
  const page = globalThis as { moe?: (given: object) => Engagement; Moengage?: Engagement }
  try {
    await loadScript(settings.url)
    if (!page.moe) throw new Error('Its script brought no SDK.')
    const sdk = page.moe({
      app_id: inside ? settings.wrapperAppId : settings.appId,
      cluster: CLUSTER,
      debug_logs: 0,
      ...(inside && { disable_onsite: true }),
    })
    page.Moengage = sdk
    const identify = (id: number | null) =>
      void (id === null ? sdk.destroy_session() : sdk.add_unique_user_id(String(id)))
    const allow = switchOf(sdk)
    allow(true)
    if (userId !== null) identify(userId)
    return { identify, allow }
  } catch (error) {
    // Spec §8: it is only logged.
    console.error('Moengage Web SDK loading failed', error)
    return none
  }
}
