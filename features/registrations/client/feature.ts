import { contribute, defineFeature } from '../../../kernel/index'
import { cardApplies, detailActions } from '../../listings/contract'
import { menuEntries } from '../../navigation/contract'
import { consentParts } from '../../privacy/contract'
import { keptApplies } from '../../saved/contract'
import { personalStorage, signedIn } from '../../session/contract'
import { catalogues, toasts } from '../../ui/contract'
import { httpClient, liveUpdates, navigation, pages, redirects } from '../../web/contract'
import { checkParts, fileFields, mineParts, seatParts, termsParts } from '../contract'
import { verifyPath } from './paths'
import { enteredRequest } from './requests'

const access = [signedIn()]
const apply = { entered: enteredRequest, load: () => import('./row-apply') }

export const registrationsClient = defineFeature({
  id: 'registrations',
  points: [checkParts, fileFields, mineParts, seatParts, termsParts],
  requires: [httpClient, liveUpdates, navigation, toasts],
  contributes: [
    contribute(pages, {
      id: 'registrations.form',
      path: '/registration/:opportunityId',
      title: 'registrations.title.form',
      access,
      chrome: { header: 'title', footer: false, loginPrompt: false },
      trackActivity: true,
      load: () => import('./form/registration-page'),
    }),
    contribute(pages, {
      id: 'registrations.receipt',
      path: '/user/registrations/receipt/:id',
      title: 'registrations.title.receipt',
      access,
      chrome: { sidebar: true },
      load: () => import('./receipt/receipt-page'),
    }),
    contribute(pages, {
      id: 'registrations.verify',
      path: verifyPath,
      title: 'registrations.title.verify',
      load: () => import('./verify/verify-page'),
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
      chrome: { sidebar: true },
      load: () => import('./organizer/registrants-page'),
    }),
    contribute(menuEntries, {
      id: 'registrations.menu',
      menu: 'user',
      label: 'registrations.menu',
      href: '/user/registrations/all/all',
      icon: 'registrations',
      when: access,
      order: -10,
    }),
    contribute(menuEntries, {
      id: 'registrations.side',
      menu: 'side',
      label: 'registrations.menu',
      href: '/user/registrations',
      icon: 'registrations',
      when: access,
      order: -10,
    }),
    contribute(detailActions, {
      id: 'registrations.register',
      order: -10,
      isEntry: true,
      load: () => import('./register-action'),
    }),
    contribute(consentParts, {
      id: 'registrations.agreed-row',
      height: 122,
      load: () => import('./agreed/consent-row'),
    }),
    contribute(cardApplies, { id: 'registrations.apply', ...apply }),
    contribute(keptApplies, { id: 'registrations.kept-apply', ...apply }),
    contribute(personalStorage, { id: 'registrations.drafts', prefix: 'registrations.draft:' }),
    contribute(catalogues, {
      id: 'registrations.texts',
      load: { en: () => import('../locales/en.json'), hi: () => import('../locales/hi.json') },
    }),
  ],
})
