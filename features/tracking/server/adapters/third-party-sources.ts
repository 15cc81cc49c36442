import type { ContentSource } from '../../../web/contract'
import type { TrackingSettings } from '../settings'

export const sourceDirectives = ['script-src', 'connect-src', 'img-src', 'frame-src', 'worker-src'] as const

/** What pages may fetch from third parties: from those that are configured, and from nobody where none is. */
export function thirdPartySource(
  directive: (typeof sourceDirectives)[number],
  { tags, engagement, errors, origins }: TrackingSettings,
): ContentSource {
  const id = `tracking.${directive}`
  // A replay is packed by a worker that its script makes of a text.
  if (directive === 'worker-src') return { id, directive, sources: errors ? ['blob:'] : [] }
  const scripts = [tags, engagement, errors].flatMap((each) => (each ? [new URL(each.url).origin] : []))
  const told = errors ? [new URL(errors.dsn).origin] : []
  return { id, directive, sources: scripts.length > 0 ? [...new Set([...scripts, ...told, ...origins])] : [] }
}
