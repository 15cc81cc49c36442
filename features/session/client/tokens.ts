import { token } from '../../../kernel/index'
import type { SessionStore } from './session-store'

/** One store, seen as the session by features and as the visitor by the page frame. */
export const sessionStore = token<SessionStore>('session.store')
