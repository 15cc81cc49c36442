import { contribute, defineFeature } from '../../../kernel/index'
import { detailActions } from '../../listings/contract'
import { menuEntries } from '../../navigation/contract'
import { signedIn } from '../../session/contract'
import { catalogues, confirm, toasts } from '../../ui/contract'
import { httpClient, liveUpdates, navigation, pages, redirects } from '../../web/contract'

const access = [signedIn()]

export const registrationsClient = defineFeature({
  id: 'registrations',
  requires: [confirm, httpClient, liveUpdates, navigation, toasts],
  contributes: [
    contribute(pages, {
      id: 'registrations.form',
      path: '/registration/:opportunityId',
      title: 'registrations.title.form',
      access,
      // The form brings its own bar: where one is, what is saved, and the way out.
      chrome: { header: false, footer: false, loginPrompt: false, focused: true },
      trackActivity: true,
      load: () => import('./form/registration-page'),
    }),
    contribute(pages, {
      id: 'registrations.receipt',
      path: '/user/registrations/receipt/:id',
      title: 'registrations.title.receipt',
      access,
      load: () => import('./receipt/receipt-page'),
    }),
    contribute(pages, {
      id: 'registrations.mine',
      path: '/user/registrations/:kind/:state',
      title: 'registrations.title.mine',
      access,
      chrome: { sidebar: true },
      load: () => import('./mine/my-registrations-page'),
    }),
    contribute(redirects, {
      id: 'registrations.mine-all',
      from: '/user/registrations',
      to: '/user/registrations/all/all',
      permanent: false,
    }),
    contribute(pages, {
      id: 'registrations.organizer',
      path: '/manage/opportunity/:id/registrations',
      title: 'registrations.title.organizer',
      access,
      load: () => import('./organizer/registrants-page'),
    }),
    contribute(menuEntries, {
      id: 'registrations.menu',
      menu: 'account',
      label: 'registrations.menu',
      href: '/user/registrations/all/all',
      icon: 'registrations',
      when: access,
      order: -10,
    }),
    contribute(detailActions, { id: 'registrations.register', order: -10, load: () => import('./register-action') }),
    contribute(catalogues, {
      id: 'registrations.texts',
      load: { en: () => import('../locales/en.json'), hi: () => import('../locales/hi.json') },
    }),
  ],
})
