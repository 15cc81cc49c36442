import { contribute, defineFeature } from '../../../kernel/index'
import { permission, personalStorage, session } from '../../session/contract'
import { catalogues, overlays, theme, toasts } from '../../ui/contract'
import { frameParts, httpClient, navigation, pages } from '../../web/contract'
import { accountParts, barParts, footParts, menuEntries, panels, searchSources, shell } from '../contract'

const LINKS_PAGE = '/manage/links'
const mayEdit = [permission('navigation.edit-links')]

const panel = (word: string, load: () => Promise<{ readonly Panel: (props: { onClose: () => void }) => unknown }>) =>
  contribute(panels, { id: `navigation.${word}`, label: `navigation.${word}`, load })

export const navigationClient = defineFeature({
  id: 'navigation',
  points: [accountParts, barParts, footParts, menuEntries, panels, searchSources],
  provides: [shell],
  requires: [httpClient, navigation, session, theme, toasts],
  contributes: [
    contribute(frameParts, { id: 'navigation.top-bar', place: 'top', load: () => import('./bars/top-bar') }),
    contribute(frameParts, { id: 'navigation.side-menu', place: 'side', load: () => import('./side/side-menu') }),
    contribute(frameParts, {
      id: 'navigation.settings',
      place: 'settings',
      load: () => import('./side/settings-list'),
    }),
    contribute(frameParts, { id: 'navigation.footer', place: 'foot', load: () => import('./foot/footer') }),
    contribute(frameParts, { id: 'navigation.bottom-bar', place: 'bottom', load: () => import('./bars/bottom-bar') }),
    panel('profile', () => import('./panels/profile-panel')),
    panel('business', () => import('./panels/business-panel')),
    panel('menu', () => import('./panels/menu-panel')),
    panel('search', () => import('./search/search-screen')),
    panel('palette', () => import('./palette/command-palette')),
    contribute(menuEntries, {
      id: 'navigation.home',
      menu: 'bottom',
      label: 'navigation.start',
      href: '/',
      icon: 'home',
      order: -10,
    }),
    contribute(pages, {
      id: 'navigation.links',
      path: LINKS_PAGE,
      access: mayEdit,
      chrome: { sidebar: true },
      title: 'navigation.links.title',
      load: () => import('./links/links-page'),
    }),
    contribute(menuEntries, {
      id: 'navigation.admin-links',
      menu: 'admin',
      label: 'navigation.links.menu',
      href: LINKS_PAGE,
      icon: 'list',
      when: mayEdit,
      order: 50,
    }),
    contribute(overlays, {
      id: 'navigation.landscape',
      place: 'cover',
      priority: 0,
      shows: 'start',
      load: () => import('./landscape/landscape-warning'),
    }),
    contribute(personalStorage, { id: 'navigation.searches', prefix: 'foothold.searches' }),
    contribute(catalogues, {
      id: 'navigation.texts',
      load: { en: () => import('../locales/en.json'), hi: () => import('../locales/hi.json') },
    }),
  ],
  load: () => import('./runtime'),
})
