import { contribute, defineFeature } from '../../../kernel/index'
import { mineParts, seatParts } from '../../registrations/contract'
import { session } from '../../session/contract'
import { catalogues, confirm, toasts } from '../../ui/contract'
import { httpClient, liveUpdates } from '../../web/contract'

export const waitlistClient = defineFeature({
  id: 'waitlist',
  requires: [confirm, httpClient, liveUpdates, session, toasts],
  contributes: [
    contribute(seatParts, { id: 'waitlist.full', place: 'full', load: () => import('./full-part') }),
    contribute(seatParts, {
      id: 'waitlist.registrants',
      place: 'registrants',
      load: () => import('./registrants-part'),
    }),
    contribute(mineParts, { id: 'waitlist.mine', load: () => import('./mine/mine-part') }),
    contribute(catalogues, {
      id: 'waitlist.texts',
      load: { en: () => import('../locales/en.json'), hi: () => import('../locales/hi.json') },
    }),
  ],
})
