import { apiRequest } from '../../../web/contract'
import type { Links } from '../../contract/wire'

export const LINKS = '/api/navigation/links'

export const linksRequest = () => apiRequest<Links>(LINKS)
