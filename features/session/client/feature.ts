import { contribute, defineFeature } from '../../../kernel/index'
import { accountParts, barParts, menuEntries } from '../../navigation/contract'
import { catalogues, confirm, overlayRank, overlays, stage, texts, theme, toasts } from '../../ui/contract'
import {
  earlyScripts,
  httpClient,
  liveUpdates,
  navigation,
  pages,
  refusedParts,
  takeovers,
  TYPED_PREFIX,
  visitor,
} from '../../web/contract'
import {
  findUser,
  guardTests,
  permission,
  personalStorage,
  session,
  signedIn,
  signedOut,
  signUpEnds,
  signUpSteps,
  temporary,
} from '../contract'
import { settingsItems } from './settings-manifest'
import { LOGIN_LOADER } from './login-loader-id'
import { SIGN_IN_AGAIN } from './expired/sign-in-again-id'
import { VERIFY_PASSWORD } from './inactivity/verify-password-id'
import { PROOF } from './proof/proof-id'
import { LOGIN_PROMPT } from './login-prompt/login-prompt-id'
import { ARRIVAL } from './share-link/arrival-id'
import { arrival, gate, sessionStore, tabChannel, takenLinks } from './tokens'

/** Signing in needs the whole window: no bars, no footer, no prompt to sign in. */
const chrome = { header: false, footer: false, loginPrompt: false, signUpRedirect: false, focused: true }

/** The password goes before everything else: nothing goes on without it. */
const dialogs = [
  [VERIFY_PASSWORD, overlayRank.session - 2, () => import('./inactivity/verify-password')],
  [SIGN_IN_AGAIN, overlayRank.session - 1, () => import('./expired/sign-in-again')],
  [PROOF, overlayRank.session, () => import('./proof/proof-dialog')],
  [ARRIVAL, overlayRank.session, () => import('./share-link/arrival-dialog')],
] as const

const ROLES_PAGE = '/users-roles-and-permissions'
const maySee = [permission('session.see-rights')]

export const sessionClient = defineFeature({
  id: 'session',
  essential: true,
  activates: 'boot',
  points: [personalStorage, signUpEnds, signUpSteps],
  provides: [arrival, gate, session, sessionStore, tabChannel, takenLinks, visitor],
  requires: [confirm, httpClient, liveUpdates, navigation, stage, texts, theme, toasts],
  contributes: [
    ...guardTests((subject) => {
      const user = findUser(subject)
      return user && { ...user, roles: user.userRole, isTemporary: user.is_assessment_token === true }
    }),
    contribute(pages, {
      id: 'session.login',
      path: '/auth/login',
      chrome,
      title: 'session.login.title',
      listed: [signedOut()],
      load: () => import('./login-page'),
    }),
    contribute(pages, {
      id: 'session.signup',
      path: '/auth/signup',
      chrome,
      title: 'session.signup.title',
      listed: [signedOut()],
      load: () => import('./sign-up-page'),
    }),
    contribute(pages, {
      id: 'session.verify',
      path: '/auth/verify-email',
      chrome,
      title: 'session.verify.title',
      listed: false,
      load: () => import('./verify-email-page'),
    }),
    ...settingsItems,
    contribute(pages, {
      id: 'session.roles',
      path: ROLES_PAGE,
      access: maySee,
      title: 'session.roles.title',
      load: () => import('./roles/roles-page'),
    }),
    contribute(menuEntries, {
      id: 'session.admin-roles',
      menu: 'admin',
      label: 'session.roles.menu',
      href: ROLES_PAGE,
      icon: 'people',
      when: maySee,
      order: 45,
    }),
    contribute(earlyScripts, { id: 'session.awaited', load: () => import('./awaited') }),
    contribute(accountParts, {
      id: 'session.switcher',
      place: 'switcher',
      when: [signedIn()],
      load: () => import('./accounts/account-switcher'),
    }),
    contribute(barParts, {
      id: 'session.partner-logo',
      place: 'brand',
      when: [signedIn()],
      load: () => import('./share-link/partner-logo'),
    }),
    contribute(refusedParts, {
      id: 'session.why',
      when: [signedIn()],
      load: () => import('./states/refused-steps'),
    }),
    contribute(overlays, {
      id: LOGIN_LOADER,
      place: 'dialog',
      priority: overlayRank.session,
      load: () => import('./login-loader'),
    }),
    contribute(takeovers, {
      id: 'session.temporary',
      spares: 'temporary',
      when: [temporary()],
      load: () => import('./temporary/temporary-screen'),
    }),
    contribute(overlays, {
      id: 'session.watch',
      place: 'corner',
      priority: 0,
      shows: 'start',
      load: () => import('./states/watch'),
    }),
    ...dialogs.map(([id, priority, load]) => contribute(overlays, { id, place: 'dialog', priority, load })),
    contribute(overlays, {
      id: 'session.support-bar',
      place: 'top',
      priority: 0,
      shows: 'start',
      when: [signedIn()],
      load: () => import('./support/support-bar'),
    }),
    contribute(overlays, {
      id: 'session.new-place',
      place: 'top',
      priority: overlayRank.notice,
      shows: 'start',
      when: [signedIn()],
      load: () => import('./places/new-place'),
    }),
    contribute(overlays, {
      id: 'session.claimed',
      place: 'top',
      priority: overlayRank.notice,
      shows: 'start',
      when: [signedIn()],
      load: () => import('./claim/claimed'),
    }),
    contribute(overlays, {
      id: 'session.support-asked',
      place: 'corner',
      priority: 0,
      shows: 'start',
      when: [signedIn()],
      load: () => import('./support/asked'),
    }),
    contribute(overlays, {
      id: LOGIN_PROMPT,
      place: 'popup',
      priority: overlayRank.login,
      load: () => import('./login-prompt/login-prompt'),
    }),
    contribute(personalStorage, { id: 'session.typed', prefix: TYPED_PREFIX }),
    contribute(catalogues, {
      id: 'session.texts',
      load: { en: () => import('../locales/en.json'), hi: () => import('../locales/hi.json') },
    }),
  ],
  load: () => import('./runtime'),
})
