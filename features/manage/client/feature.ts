import { contribute, defineFeature } from '../../../kernel/index'
import { detailActions, detailSections } from '../../listings/contract'
import { menuEntries } from '../../navigation/contract'
import { permission, personalStorage } from '../../session/contract'
import { catalogues, confirm, toasts } from '../../ui/contract'
import { httpClient, liveUpdates, navigation, pages, redirects } from '../../web/contract'
import { dashboardPanels, editorParts } from '../contract'

const mayPublish = [permission('manage.publish')]
const mayApprove = [permission('manage.approve')]
const editor = { header: 'title', footer: false, loginPrompt: false, focused: true } as const

export const manageClient = defineFeature({
  id: 'manage',
  points: [dashboardPanels, editorParts],
  requires: [confirm, httpClient, liveUpdates, navigation, toasts],
  contributes: [
    contribute(pages, {
      id: 'manage.create',
      path: '/manage/opportunity/all/create',
      access: mayPublish,
      chrome: editor,
      title: 'manage.create.title',
      load: () => import('./create-page'),
    }),
    contribute(pages, {
      id: 'manage.approvals',
      path: '/manage/opportunity/approval-list/:kind/:state',
      access: mayApprove,
      chrome: { sidebar: true },
      title: 'manage.approvals.title',
      load: () => import('./approvals-page'),
    }),
    contribute(pages, {
      id: 'manage.mine',
      path: '/manage/user/competition-listings/:kind/:state',
      access: mayPublish,
      chrome: { sidebar: true },
      title: 'manage.mine.title',
      load: () => import('./mine-page'),
    }),
    contribute(pages, {
      id: 'manage.dashboard',
      path: '/manage/opportunity/:id/dashboard',
      access: mayPublish,
      chrome: { sidebar: true },
      title: 'manage.dashboard.title',
      load: () => import('./dashboard/dashboard-page'),
    }),
    contribute(pages, {
      id: 'manage.activity',
      path: '/manage/opportunity/:id/activity',
      access: mayPublish,
      chrome: { sidebar: true },
      title: 'manage.activity.title',
      load: () => import('./activity/activity-page'),
    }),
    contribute(detailActions, {
      id: 'manage.here',
      order: 30,
      when: mayPublish,
      load: () => import('./manage-here'),
    }),
    contribute(detailSections, {
      id: 'manage.changes',
      label: 'manage.changes',
      order: 60,
      load: () => import('./changes/changes-section'),
    }),
    contribute(redirects, {
      id: 'manage.approvals-start',
      from: '/manage/opportunity/approval-list',
      to: '/manage/opportunity/approval-list/all/pending',
      permanent: false,
    }),
    contribute(redirects, {
      id: 'manage.mine-start',
      from: '/manage/user/competition-listings',
      to: '/manage/user/competition-listings/all/approved',
      permanent: false,
    }),
    contribute(menuEntries, {
      id: 'manage.menu.mine',
      menu: 'organizer',
      label: 'manage.menu.mine',
      href: '/manage/user/competition-listings/all/approved',
      icon: 'list',
      when: mayPublish,
    }),
    contribute(menuEntries, {
      id: 'manage.side.mine',
      menu: 'side',
      group: 'organizers',
      label: 'manage.menu.mine',
      href: '/manage/user/competition-listings',
      icon: 'list',
      when: mayPublish,
    }),
    contribute(menuEntries, {
      id: 'manage.more.host',
      menu: 'more',
      label: 'manage.menu.host',
      href: '/manage/opportunity/all/create',
      icon: 'host',
      order: 100,
    }),
    contribute(menuEntries, {
      id: 'manage.foot.publish',
      menu: 'footer',
      group: 'employers',
      label: 'manage.menu.publish',
      href: '/manage/opportunity/all/create',
      order: -10,
    }),
    contribute(menuEntries, {
      id: 'manage.menu.approvals',
      menu: 'admin',
      label: 'manage.menu.approvals',
      href: '/manage/opportunity/approval-list/all/approved',
      icon: 'approvals',
      when: mayApprove,
    }),
    contribute(personalStorage, { id: 'manage.drafts', prefix: 'foothold.draft.' }),
    contribute(catalogues, {
      id: 'manage.texts',
      load: { en: () => import('../locales/en.json'), hi: () => import('../locales/hi.json') },
    }),
  ],
})
