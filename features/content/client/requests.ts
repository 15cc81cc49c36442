import { apiRequest } from '../../web/contract'
import type { Letters, OwnLetters, OwnNewsletter, Subscribers } from '../contract/wire'

export const LETTERS = '/api/content/letters'

export const ownLettersRequest = (after?: number) => apiRequest<OwnLetters>(`${LETTERS}/mine`, { after })

const unlessAll = (value: string) => (value === 'all' ? undefined : value)

export const lettersRequest = (kind: string, state: string, q?: string, after?: number) =>
  apiRequest<Letters>(LETTERS, { kind: unlessAll(kind), state: unlessAll(state), q, after })

export const OWN_NEWSLETTER = '/api/content/newsletter/mine'
export const ownNewsletterRequest = apiRequest<OwnNewsletter>(OWN_NEWSLETTER)

const SUBSCRIBERS = '/api/content/newsletter/subscribers'
export const SUBSCRIBERS_FILE = `${SUBSCRIBERS}.csv`

export const subscribersRequest = apiRequest<Subscribers>(SUBSCRIBERS)
