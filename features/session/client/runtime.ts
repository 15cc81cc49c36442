import { contributeWith, defineRuntime, provide, providePerVisit, self, visit } from '../../../kernel/index'
import { callRescues, httpClient, navigation, visitor } from '../../web/contract'
import { loginSuccess, personalStorage, session } from '../contract'
import { createGate, rescueBy } from './expired/gate'
import { takeLinks } from './links-taken'
import { createSessionStore } from './session-store'
import { createArrival } from './share-link/arrival'
import { createTabChannel } from './tabs/tab-channel'
import { arrival, gate, sessionStore, tabChannel, takenLinks } from './tokens'

export const runtime = defineRuntime({
  provides: [
    provide(gate, [], createGate),
    provide(takenLinks, [], takeLinks),
    providePerVisit(tabChannel, [visit], ({ own }) => createTabChannel(own)),
    providePerVisit(
      sessionStore,
      [httpClient, gate, tabChannel, navigation, self, visit],
      (http, gate, tabs, { go }, { bus, view }, { own }) =>
        createSessionStore({
          http,
          gate,
          tabs,
          go,
          onLogin: ({ id }) => bus.emit(loginSuccess, { personId: id }),
          personal: () => view(personalStorage).map(({ prefix }) => prefix),
          own,
        }),
    ),
    providePerVisit(session, [sessionStore], (store) => store),
    providePerVisit(visitor, [sessionStore], (store) => store),
    providePerVisit(arrival, [httpClient, sessionStore, takenLinks], createArrival),
  ],
  contributes: [contributeWith(callRescues, [gate], rescueBy)],
  // Before the page comes alive: the secrets leave the address first.
  start: ({ get }) => void get(takenLinks),
})
