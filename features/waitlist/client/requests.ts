import { apiRequest } from '../../web/contract'
import type { OwnPlaces, Place } from '../contract/wire'

export const API = '/api/waitlist'

export const placePath = (opportunityId: number) => `${API}/for/${opportunityId}`
export const placeRequest = (opportunityId: number) => apiRequest<Place>(placePath(opportunityId))
export const mineRequest = apiRequest<OwnPlaces>(`${API}/mine`)
