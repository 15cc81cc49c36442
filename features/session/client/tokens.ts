import { token } from '../../../kernel/index'
import type { Gate } from './expired/gate'
import type { TakenLinks } from './links-taken'
import type { SessionStore } from './session-store'
import type { Arrival } from './share-link/arrival'
import type { TabChannel } from './tabs/tab-channel'

/** One store, seen as the session by features and as the visitor by the page frame. */
export const sessionStore = token<SessionStore>('session.store')
/** Calls that wait for a person; lives as long as the HTTP client that asks it. */
export const gate = token<Gate>('session.gate')
export const tabChannel = token<TabChannel>('session.tab-channel')
/** The secrets that this document's address came with. */
export const takenLinks = token<TakenLinks>('session.taken-links')
export const arrival = token<Arrival>('session.arrival')
