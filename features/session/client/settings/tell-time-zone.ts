import type { HttpClient } from '../../../web/contract'

/** After a login: the list of devices says by whose clock each of them goes. What fails here is missed by nobody. */
export function tellTimeZone(http: HttpClient): void {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  if (timeZone) http.put('/api/session/devices/time-zone', { timeZone }).catch(() => undefined)
}
