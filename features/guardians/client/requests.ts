import { apiRequest } from '../../web/contract'
import type { AskedConsent, OwnConsent } from '../contract/wire'

/** All answers of this feature stand below it. */
export const API = '/api/guardians'
export const OWN_API = `${API}/own`

export const ownRequest = apiRequest<OwnConsent>(OWN_API)
export const askedPath = (token: string) => `${API}/asked/${token}`
export const askedRequest = (token: string) => apiRequest<AskedConsent>(askedPath(token))
