import { contribute } from '../../../kernel/index'
import { menuEntries } from '../../navigation/contract'
import { pages, redirects } from '../../web/contract'
import { signedIn } from '../contract'

/** As on all pages that sign somebody in. */
const bare = { header: false, footer: false, loginPrompt: false, focused: true }
const chrome = { sidebar: true, settings: true }
const access = [signedIn()]
const ACCOUNT = '/user/my-account'

/** Pages of the links in mails, one's own settings, and where they stand in the list beside them. */
export const settingsItems = [
  contribute(pages, {
    id: 'session.reset-password',
    path: '/auth/reset-password',
    chrome: bare,
    title: 'session.reset.title',
    listed: false,
    load: () => import('./reset-password-page'),
  }),
  contribute(pages, {
    id: 'session.change-email',
    path: '/auth/change-email',
    chrome: bare,
    title: 'session.changeEmail.title',
    listed: false,
    load: () => import('./change-email-page'),
  }),
  contribute(pages, {
    id: 'session.account',
    path: ACCOUNT,
    access,
    chrome,
    title: 'session.settings.account',
    load: () => import('./settings/account-page'),
  }),
  contribute(pages, {
    id: 'session.sign-in',
    path: '/user/sign-in',
    access,
    chrome,
    title: 'session.settings.signIn',
    load: () => import('./settings/sign-in-page'),
  }),
  contribute(pages, {
    id: 'session.devices',
    path: '/user/devices',
    access,
    chrome,
    title: 'session.settings.devices',
    load: () => import('./settings/devices-page'),
  }),
  contribute(menuEntries, {
    id: 'session.menu-account',
    menu: 'settings',
    label: 'session.settings.account',
    href: ACCOUNT,
    icon: 'account',
    when: access,
    order: 10,
  }),
  contribute(menuEntries, {
    id: 'session.menu-sign-in',
    menu: 'settings',
    label: 'session.settings.signIn',
    href: '/user/sign-in',
    icon: 'sign-in',
    when: access,
    order: 20,
  }),
  contribute(menuEntries, {
    id: 'session.menu-devices',
    menu: 'settings',
    label: 'session.settings.devices',
    href: '/user/devices',
    icon: 'devices',
    when: access,
    order: 30,
  }),
  // Among what organizers have (spec §2.2, §2.3).
  ...(['organizer', 'side'] as const).map((menu) =>
    contribute(menuEntries, {
      id: `session.menu-my-account-${menu}`,
      menu,
      ...(menu === 'side' && { group: 'organizers' }),
      label: 'session.settings.menu',
      href: ACCOUNT,
      icon: 'account',
      when: access,
      order: 40,
    }),
  ),
  // Spec §2.6.
  contribute(redirects, {
    id: 'session.change-password',
    from: '/change-password',
    to: '/user/profile',
    permanent: false,
  }),
  contribute(redirects, { id: 'session.account-before', from: '/user/account', to: ACCOUNT, permanent: true }),
]
