import { apiRequest } from '../../web/contract'
import type { MyUploads, OwnUploads } from '../contract/wire'

export const API = '/api/uploads'

export const ownUploadsRequest = (purpose: string, about: string) => apiRequest<OwnUploads>(API, { purpose, about })

export const mineRequest = apiRequest<MyUploads>(`${API}/mine`)
