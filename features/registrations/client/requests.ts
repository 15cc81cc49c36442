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
import type { Agreed } from '../contract/wire-terms'

export const API = '/api/registrations'

export const formRequest = (opportunityId: number) => apiRequest<RegistrationForm>(`${FORMS_PATH}/${opportunityId}`)
export const standingRequest = (opportunityId: number) => apiRequest<StandingAnswer>(`${API}/standing/${opportunityId}`)
export const ownRequest = (opportunityId: number) => apiRequest<OwnRegistration>(`${API}/mine/for/${opportunityId}`)
export const enteredRequest = apiRequest<Entered>(`${API}/mine/entered`)
export const agreedRequest = apiRequest<Agreed>(`${API}/mine/agreed`)
export const sealKeyRequest = apiRequest<SealKey>(`${API}/seal-key`)
export const receiptRequest = (id: number) => apiRequest<Receipt>(`${API}/${id}`)

const unlessAll = (value: string | undefined) => (value === 'all' ? undefined : value)

export const mineRequest = (kind: string, state: string, after?: number, limit?: number) =>
  apiRequest<MyRegistrations>(`${API}/mine`, { kind: unlessAll(kind), state: unlessAll(state), after, limit })

export const registrantsRequest = (
  id: number,
  { q, state }: { readonly q?: string | undefined; readonly state?: string | undefined },
  after?: number,
  limit?: number,
) => apiRequest<Registrants>(`${API}/of/${id}`, { q, state: unlessAll(state), after, limit })
