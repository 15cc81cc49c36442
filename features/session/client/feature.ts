import { contribute, defineFeature } from '../../../kernel/index'
import { accountParts } from '../../navigation/contract'
import { catalogues, confirm, overlayRank, overlays, stage, theme, toasts } from '../../ui/contract'
import { httpClient, navigation, pages, visitor } from '../../web/contract'
import { findUser, guardTests, session, signedIn, signUpSteps } from '../contract'
import { settingsItems } from './settings-manifest'
import { LOGIN_LOADER } from './login-loader-id'
import { sessionStore } from './tokens'

/** Signing in needs the whole window: no bars, no footer, no prompt to sign in. */
const chrome = { header: false, footer: false, loginPrompt: false, focused: true }

export const sessionClient = defineFeature({
  id: 'session',
  essential: true,
  activates: 'boot',
  points: [signUpSteps],
  provides: [session, sessionStore, visitor],
  requires: [confirm, httpClient, navigation, stage, theme, toasts],
  contributes: [
    ...guardTests((subject) => {
      const user = findUser(subject)
      return user && { ...user, roles: user.userRole }
    }),
    contribute(pages, {
      id: 'session.login',
      path: '/auth/login',
      chrome,
      title: 'session.login.title',
      load: () => import('./login-page'),
    }),
    contribute(pages, {
      id: 'session.signup',
      path: '/auth/signup',
      chrome,
      title: 'session.signup.title',
      load: () => import('./sign-up-page'),
    }),
    contribute(pages, {
      id: 'session.verify',
      path: '/auth/verify-email',
      chrome,
      title: 'session.verify.title',
      load: () => import('./verify-email-page'),
    }),
    ...settingsItems,
    contribute(accountParts, {
      id: 'session.switcher',
      place: 'switcher',
      when: [signedIn()],
      load: () => import('./accounts/account-switcher'),
    }),
    contribute(overlays, {
      id: LOGIN_LOADER,
      place: 'dialog',
      priority: overlayRank.session,
      load: () => import('./login-loader'),
    }),
    contribute(catalogues, {
      id: 'session.texts',
      load: { en: () => import('../locales/en.json'), hi: () => import('../locales/hi.json') },
    }),
  ],
  load: () => import('./runtime'),
})
