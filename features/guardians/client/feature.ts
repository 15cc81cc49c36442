import { contribute, defineFeature } from '../../../kernel/index'
import { detailActions } from '../../listings/contract'
import { menuEntries } from '../../navigation/contract'
import { consentParts } from '../../privacy/contract'
import { checkParts } from '../../registrations/contract'
import { signedIn, signUpSteps } from '../../session/contract'
import { catalogues, confirm, toasts } from '../../ui/contract'
import { httpClient, liveUpdates, pages } from '../../web/contract'
import { ASKED_PAGE, OWN_PAGE } from '../contract'

const access = [signedIn()]

export const guardiansClient = defineFeature({
  id: 'guardians',
  requires: [confirm, httpClient, liveUpdates, toasts],
  contributes: [
    contribute(signUpSteps, {
      id: 'guardians.age',
      step: 'age',
      title: 'guardians.step',
      text: 'guardians.step.text',
      skippable: false,
      order: 5,
      load: () => import('./age-step'),
    }),
    contribute(pages, {
      id: 'guardians.own',
      path: OWN_PAGE,
      title: 'guardians.title',
      access,
      chrome: { sidebar: true, settings: true },
      trackActivity: true,
      load: () => import('./own/own-page'),
    }),
    contribute(pages, {
      id: 'guardians.asked',
      path: ASKED_PAGE,
      title: 'guardians.title.asked',
      listed: false,
      chrome: { loginPrompt: false, signUpRedirect: false },
      load: () => import('./asked/asked-page'),
    }),
    contribute(menuEntries, {
      id: 'guardians.menu-own',
      menu: 'settings',
      label: 'guardians.menu',
      href: OWN_PAGE,
      icon: 'people',
      when: access,
      order: -9,
    }),
    contribute(checkParts, { id: 'guardians.check', judges: false, order: -10, load: () => import('./check-part') }),
    contribute(detailActions, { id: 'guardians.hint', order: 1, load: () => import('./detail-hint') }),
    contribute(consentParts, { id: 'guardians.consent-row', load: () => import('./consent-row') }),
    contribute(catalogues, {
      id: 'guardians.texts',
      load: { en: () => import('../locales/en.json'), hi: () => import('../locales/hi.json') },
    }),
  ],
})
