import { apiRequest } from '../../web/contract'
import { FORMS_PATH } from '../contract'
import type {
  Entered,
  MyRegistrations,
  OwnRegistration,
  Receipt,
  Registrants,
  RegistrationForm,
  SealKey,
  StandingAnswer,
} from '../contract/wire'

export const API = '/api/registrations'

export const formRequest = (opportunityId: string) => apiRequest<RegistrationForm>(`${FORMS_PATH}/${opportunityId}`)
export const standingRequest = (opportunityId: number) => apiRequest<StandingAnswer>(`${API}/standing/${opportunityId}`)
export const ownRequest = (opportunityId: number) => apiRequest<OwnRegistration>(`${API}/mine/for/${opportunityId}`)
export const enteredRequest = apiRequest<Entered>(`${API}/mine/entered`)
export const sealKeyRequest = apiRequest<SealKey>(`${API}/seal-key`)
export const receiptRequest = (id: string) => apiRequest<Receipt>(`${API}/${id}`)

const unlessAll = (value: string | undefined) => (value === 'all' ? undefined : value)

export const mineRequest = (kind: string, state: string, after?: number, limit?: number) =>
  apiRequest<MyRegistrations>(`${API}/mine`, { kind: unlessAll(kind), state: unlessAll(state), after, limit })

export const registrantsRequest = (
  id: string,
  { q, state }: { readonly q?: string | undefined; readonly state?: string | undefined },
  after?: number,
  limit?: number,
) => apiRequest<Registrants>(`${API}/of/${id}`, { q, state: unlessAll(state), after, limit })

/** An id as it stands in an address; anything else asks for what nobody has, so that the page says so. */
export const idInAddress = (text: string | undefined) =>
  /^[1-9]\d{0,8}$/.test(text ?? '') ? String(text) : '2147483647'
