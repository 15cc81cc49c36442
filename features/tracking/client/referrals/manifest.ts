import { contribute } from '../../../../kernel/index'
import { menuEntries } from '../../../navigation/contract'
import { permission, signedIn } from '../../../session/contract'
import { overlays } from '../../../ui/contract'
import { pages, redirects } from '../../../web/contract'
import { MANAGE_REFERRALS } from '../../contract/referrals'
import { BOARD, MINE } from './requests'

const when = [signedIn()]
const mayManage = [permission(MANAGE_REFERRALS)]
const sidebar = { sidebar: true } as const

const ownEntry = (menu: 'user' | 'side') =>
  contribute(menuEntries, {
    id: `tracking.my-referrals-${menu}`,
    menu,
    label: 'tracking.menu.myReferrals',
    href: MINE,
    icon: 'people',
    when,
    order: 12,
  })

/** Pages of spec §2.6 about who brought whom, the ways to them, and the watch that keeps a link's code. */
export const referralItems = [
  contribute(overlays, {
    id: 'tracking.referral-watch',
    place: 'corner',
    priority: 0,
    shows: 'start',
    load: () => import('./referral-watch'),
  }),
  contribute(pages, {
    id: 'tracking.my-referrals',
    path: MINE,
    access: when,
    chrome: sidebar,
    title: 'tracking.title.myReferrals',
    load: () => import('./my-referrals-page'),
  }),
  contribute(pages, {
    id: 'tracking.refer-and-earn',
    path: '/refer-and-earn',
    title: 'tracking.title.earn',
    load: () => import('./refer-and-earn-page'),
  }),
  // The query goes along, and with it the code of a link that leads here.
  contribute(redirects, { id: 'tracking.referral', from: '/referral', to: '/refer-and-earn', permanent: false }),
  contribute(pages, {
    id: 'tracking.referral-dashboard',
    path: '/referral-dashboard/:refId',
    access: when,
    chrome: sidebar,
    title: 'tracking.title.referralDashboard',
    load: () => import('./dashboard-page'),
  }),
  contribute(pages, {
    id: 'tracking.referral-entries',
    path: '/referral-competition-dashboard/:refId',
    access: when,
    chrome: sidebar,
    title: 'tracking.title.referralEntries',
    load: () => import('./entries-page'),
  }),
  contribute(pages, {
    id: 'tracking.referral-board',
    path: BOARD,
    title: 'tracking.title.referralBoard',
    load: () => import('./board-page'),
  }),
  contribute(pages, {
    id: 'tracking.referral-admin',
    path: '/admin-referral-dashboard',
    access: mayManage,
    chrome: sidebar,
    title: 'tracking.title.referralAdmin',
    load: () => import('./admin-page'),
  }),
  ownEntry('user'),
  ownEntry('side'),
  contribute(menuEntries, {
    id: 'tracking.refer-and-earn-footer',
    menu: 'footer',
    group: 'programmes',
    label: 'tracking.menu.earn',
    href: '/refer-and-earn',
    order: 40,
  }),
  contribute(menuEntries, {
    id: 'tracking.menu.referrals',
    menu: 'admin',
    label: 'tracking.menu.referrals',
    href: '/admin-referral-dashboard',
    icon: 'people',
    when: mayManage,
    order: 61,
  }),
] as const
