import { contribute, defineFeature } from '../../../kernel/index'
import { accountParts, menuEntries } from '../../navigation/contract'
import { consentParts } from '../../privacy/contract'
import { session, signedIn, signUpSteps } from '../../session/contract'
import { catalogues, confirm, overlayRank, overlays, stage, toasts } from '../../ui/contract'
import { httpClient, navigation, pages, redirects } from '../../web/contract'
import { pageParts } from '../contract'
import { NUDGE } from './nudge/nudge-id'

const access = [signedIn()]
const chrome = { sidebar: true, settings: true } as const

const moved = (word: string, from: string, to: string) =>
  contribute(redirects, { id: `profile.${word}`, from, to, permanent: false })

export const profileClient = defineFeature({
  id: 'profile',
  points: [pageParts],
  requires: [confirm, httpClient, navigation, session, stage, toasts],
  contributes: [
    contribute(pages, {
      id: 'profile.settings',
      path: '/user/profile',
      title: 'profile.title.settings',
      access,
      chrome,
      trackActivity: true,
      load: () => import('./settings/profile-settings-page'),
    }),
    contribute(pages, {
      id: 'profile.privacy',
      path: '/user/privacy',
      title: 'profile.title.privacy',
      access,
      chrome,
      trackActivity: true,
      load: () => import('./settings/privacy-page'),
    }),
    contribute(pages, {
      id: 'profile.page',
      path: '/u/:who',
      title: 'profile.title.page',
      load: () => import('./page/profile-page'),
    }),
    contribute(pages, {
      id: 'profile.own-page',
      path: '/u',
      title: 'profile.title.page',
      access,
      load: () => import('./page/own-page'),
    }),
    moved('short', '/profile', '/user/profile'),
    moved('user', '/user', '/user/profile'),
    moved('badges', '/my-badges/all', '/u?open=badges'),
    contribute(consentParts, { id: 'profile.engines-row', load: () => import('./settings/consent-row') }),
    contribute(menuEntries, {
      id: 'profile.settings-profile',
      menu: 'settings',
      label: 'profile.menu.profile',
      href: '/user/profile',
      icon: 'profile',
      when: access,
      order: -20,
    }),
    contribute(menuEntries, {
      id: 'profile.settings-privacy',
      menu: 'settings',
      label: 'profile.menu.privacy',
      href: '/user/privacy',
      icon: 'privacy',
      when: access,
      order: 60,
    }),
    contribute(accountParts, {
      id: 'profile.prompt',
      place: 'prompt',
      when: access,
      load: () => import('./prompt/profile-prompt'),
    }),
    contribute(overlays, {
      id: NUDGE,
      place: 'popup',
      priority: overlayRank.nudge,
      when: access,
      load: () => import('./nudge/nudge-dialog'),
    }),
    contribute(overlays, {
      id: 'profile.nudge-watch',
      place: 'corner',
      priority: overlayRank.notice,
      shows: 'start',
      when: access,
      load: () => import('./nudge/nudge-watch'),
    }),
    contribute(signUpSteps, {
      id: 'profile.education',
      step: 'education',
      title: 'profile.step.education',
      text: 'profile.step.educationText',
      skippable: true,
      order: 10,
      load: () => import('./sign-up/education-step'),
    }),
    contribute(signUpSteps, {
      id: 'profile.interests',
      step: 'interests',
      title: 'profile.step.interests',
      text: 'profile.step.interestsText',
      skippable: true,
      order: 20,
      load: () => import('./sign-up/interests-step'),
    }),
    contribute(catalogues, {
      id: 'profile.texts',
      load: { en: () => import('../locales/en.json'), hi: () => import('../locales/hi.json') },
    }),
  ],
})
