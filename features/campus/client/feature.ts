import { contribute, defineFeature, guard, guards } from '../../../kernel/index'
import { accountParts, menuEntries, shell } from '../../navigation/contract'
import { findUser, permission, signedIn } from '../../session/contract'
import { catalogues, overlayRank, overlays, stage, texts } from '../../ui/contract'
import { navigation, pages } from '../../web/contract'
import { DASHBOARD, SELECT } from '../contract'

/** The access of spec §3: 1 a college's dashboard, 2 a university's. The server judges by its own rows. */
const access = guard<[level: 1 | 2]>('campus.access')
/** `isTpoStudent` of spec §3. */
const student = guard('campus.student')

const MINE = '/user/colleges'

const side = (level: 1 | 2, label: string) =>
  contribute(menuEntries, {
    id: `campus.side-${level}`,
    menu: 'side',
    group: 'bridge',
    label,
    // Two entries of one menu need two addresses; one of them is shown, and the page is the same.
    href: level === 1 ? '/tpo' : '/tpo?of=university',
    icon: 'college',
    when: [permission(DASHBOARD), access(level)], // as their page: a role that was taken away takes the way there along
  })

export const campusClient = defineFeature({
  id: 'campus',
  requires: [navigation, stage, texts],
  optional: [shell],
  contributes: [
    contribute(guards, {
      id: 'campus.access',
      test(subject, ...[level]) {
        if (findUser(subject)?.hasTpoDashboardAccess === level) return true
        return { because: 'Dashboards are for the staff of placement cells. Their admin can add you.', status: 403 }
      },
    }),
    contribute(guards, {
      id: 'campus.student',
      test(subject) {
        if (findUser(subject)?.isTpoStudent) return true
        return { because: 'My College is for students of a college whose placement cell is here.', status: 403 }
      },
    }),
    contribute(pages, {
      id: 'campus.mine',
      path: MINE,
      title: 'campus.title.mine',
      access: [signedIn()],
      chrome: { sidebar: true },
      load: () => import('./my-college-page'),
    }),
    contribute(menuEntries, {
      id: 'campus.my-college',
      menu: 'side',
      label: 'campus.title.mine',
      href: MINE,
      icon: 'college',
      when: [student()],
      order: 45,
    }),
    contribute(pages, {
      id: 'campus.dashboards',
      path: '/tpo',
      title: 'campus.title.select',
      access: [permission(DASHBOARD)],
      chrome: { sidebar: true },
      load: () => import('./dashboard/dashboards-page'),
    }),
    contribute(pages, {
      id: 'campus.dashboard',
      path: '/tpo/:id/dashboard',
      title: 'campus.title.dashboard',
      access: [permission(DASHBOARD)],
      chrome: { sidebar: true },
      load: () => import('./dashboard/dashboard-page'),
    }),
    contribute(accountParts, {
      id: 'campus.dashboards-row',
      place: 'dashboards',
      when: [permission(DASHBOARD)],
      load: () => import('./dashboards-row'),
    }),
    side(1, 'campus.college'),
    side(2, 'campus.university'),
    contribute(overlays, {
      id: SELECT,
      place: 'dialog',
      priority: overlayRank.nudge,
      when: [permission(DASHBOARD)],
      load: () => import('./select-dialog'),
    }),
    contribute(overlays, {
      id: 'campus.by-query',
      place: 'corner',
      priority: overlayRank.notice,
      shows: 'start',
      when: [permission(DASHBOARD)],
      load: () => import('./open-by-query'),
    }),
    contribute(catalogues, {
      id: 'campus.texts',
      load: { en: () => import('../locales/en.json'), hi: () => import('../locales/hi.json') },
    }),
  ],
  load: () => import('./runtime'),
})
