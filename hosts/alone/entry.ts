import type { CurrentUser } from '../../features/session/contract'
import { comeAlive } from '../site/come-alive'
import { clientCast, clientScene } from './client-scene'
import type { SceneAnswer } from './scene-wire'

const ask = async <T>(path: string): Promise<T> => (await fetch(path)).json() as Promise<T>

/** The page of one feature: its server knows which, and who looks. */
void comeAlive(async () => {
  const [{ feature }, { user }] = await Promise.all([
    ask<SceneAnswer>('/api/alone/scene'),
    ask<{ user?: CurrentUser }>('/api/alone/who'),
  ])
  return clientCast(clientScene(feature, user))
})
