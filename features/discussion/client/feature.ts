import { contribute, defineFeature } from '../../../kernel/index'
import { detailSections } from '../../listings/contract'
import { editorParts } from '../../manage/contract'
import { menuEntries } from '../../navigation/contract'
import { seatParts } from '../../registrations/contract'
import { permission, session } from '../../session/contract'
import { catalogues, confirm, toasts } from '../../ui/contract'
import { httpClient, liveUpdates, pages, redirects } from '../../web/contract'
import { discussionAt, faqAt } from './requests'

const mayModerate = [permission('discussion.moderate')]

export const discussionClient = defineFeature({
  id: 'discussion',
  requires: [confirm, httpClient, liveUpdates, session, toasts],
  contributes: [
    contribute(detailSections, {
      id: 'discussion.faq',
      label: 'discussion.faq.heading',
      order: 80,
      data: faqAt,
      load: () => import('./faq/faq-section'),
    }),
    contribute(editorParts, {
      id: 'discussion.faq',
      label: 'discussion.faq.step',
      after: 'money',
      order: 20,
      load: () => import('./faq/faq-step'),
      problems: () => import('./faq/faq-problems'),
      preview: () => import('./faq/faq-preview'),
    }),
    contribute(detailSections, {
      id: 'discussion.questions',
      label: 'discussion.heading',
      order: 90,
      data: discussionAt,
      load: () => import('./section/discussion-section'),
    }),
    contribute(seatParts, {
      id: 'discussion.news',
      place: 'registrants',
      height: 112,
      load: () => import('./news/registrants-part'),
    }),
    contribute(pages, {
      id: 'discussion.cases',
      path: '/manage/discussion/:state',
      access: mayModerate,
      chrome: { sidebar: true },
      title: 'discussion.cases.title',
      load: () => import('./moderation/cases-page'),
    }),
    contribute(redirects, {
      id: 'discussion.cases-start',
      from: '/manage/discussion',
      to: '/manage/discussion/open',
      permanent: false,
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
