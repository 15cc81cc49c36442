import { apiRequest } from '../../web/contract'
import type { Letters } from '../contract/wire'

export const LETTERS = '/api/content/letters'

const unlessAll = (value: string) => (value === 'all' ? undefined : value)

export const lettersRequest = (kind: string, state: string, after?: number) =>
  apiRequest<Letters>(LETTERS, { kind: unlessAll(kind), state: unlessAll(state), after })
