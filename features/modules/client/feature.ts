import { contribute, defineFeature } from '../../../kernel/index'
import { menuEntries } from '../../navigation/contract'
import { permission } from '../../session/contract'
import { catalogues, toasts } from '../../ui/contract'
import { httpClient, liveUpdates, pages } from '../../web/contract'

const mayManage = [permission('modules.manage')]

export const modulesClient = defineFeature({
  id: 'modules',
  essential: true,
  activates: 'use',
  requires: [httpClient, liveUpdates, toasts],
  contributes: [
    contribute(pages, {
      id: 'modules.page',
      path: '/manage/modules',
      access: mayManage,
      title: 'modules.title',
      load: () => import('./modules-page'),
    }),
    contribute(menuEntries, {
      id: 'modules.menu',
      menu: 'admin',
      label: 'modules.menu',
      href: '/manage/modules',
      icon: 'modules',
      when: mayManage,
    }),
    contribute(catalogues, {
      id: 'modules.texts',
      load: { en: () => import('../locales/en.json'), hi: () => import('../locales/hi.json') },
    }),
  ],
})
