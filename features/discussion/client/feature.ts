import { contribute, defineFeature } from '../../../kernel/index'
import { detailSections } from '../../listings/contract'
import { menuEntries } from '../../navigation/contract'
import { permission } from '../../session/contract'
import { catalogues, confirm, toasts } from '../../ui/contract'
import { httpClient, liveUpdates, pages } from '../../web/contract'

const mayModerate = [permission('discussion.moderate')]

export const discussionClient = defineFeature({
  id: 'discussion',
  requires: [confirm, httpClient, liveUpdates, toasts],
  contributes: [
    contribute(detailSections, {
      id: 'discussion.questions',
      label: 'discussion.heading',
      order: 90,
      load: () => import('./section/discussion-section'),
    }),
    contribute(pages, {
      id: 'discussion.cases',
      path: '/manage/discussion/:state',
      access: mayModerate,
      chrome: { sidebar: true },
      title: 'discussion.cases.title',
      load: () => import('./moderation/cases-page'),
    }),
    contribute(menuEntries, {
      id: 'discussion.admin',
      menu: 'admin',
      label: 'discussion.cases.menu',
      href: '/manage/discussion/open',
      icon: 'approvals',
      when: mayModerate,
    }),
    contribute(catalogues, {
      id: 'discussion.texts',
      load: { en: () => import('../locales/en.json'), hi: () => import('../locales/hi.json') },
    }),
  ],
})
