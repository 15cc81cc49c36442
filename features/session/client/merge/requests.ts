import { apiRequest } from '../../../web/contract'
import type { Merge, Merges } from '../../contract/wire-merge'

export const API = '/api/session/merges'

export const mergeRequest = (id: number) => apiRequest<Merge>(`${API}/${id}`)
export const mergesRequest = (person: number) => apiRequest<Merges>(API, { person })
export const ownMergesRequest = apiRequest<Merges>(`${API}/mine`)
