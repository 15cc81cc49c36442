import { apiRequest } from '../../features/web/contract'
import type { SceneAnswer } from './scene-wire'

export const sceneRequest = () => apiRequest<SceneAnswer>('/api/alone/scene')
