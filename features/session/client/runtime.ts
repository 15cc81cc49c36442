import { defineRuntime, providePerVisit, visit } from '../../../kernel/index'
import { httpClient, visitor } from '../../web/contract'
import { session } from '../contract'
import { createSessionStore } from './session-store'
import { sessionStore } from './tokens'

export const runtime = defineRuntime({
  provides: [
    providePerVisit(sessionStore, [httpClient, visit], (http, { own }) => createSessionStore(http, own)),
    providePerVisit(session, [sessionStore], (store) => store),
    providePerVisit(visitor, [sessionStore], (store) => store),
  ],
})
