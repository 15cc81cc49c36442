import { contribute, defineFeature } from '../../../kernel/index'
import { rowAnswers } from '../../collections/contract'
import { cardAnswers, compareRows, detailActions, detailSections, facets } from '../../listings/contract'
import { editorParts } from '../../manage/contract'
import { menuEntries } from '../../navigation/contract'
import { checkParts, termsParts } from '../../registrations/contract'
import { keptAnswers } from '../../saved/contract'
import { signedIn, signUpEnds } from '../../session/contract'
import { catalogues, overlays, toasts } from '../../ui/contract'
import { httpClient, liveUpdates, navigation, pages } from '../../web/contract'
import { eligibleFacet, FACTS_PATH } from '../contract'
import { rulesAt, rulesCompared } from './requests'

const access = [signedIn()]
const answer = { when: access, load: () => import('./lines/row-answer') }

export const rulesClient = defineFeature({
  id: 'rules',
  requires: [httpClient, liveUpdates, navigation, toasts],
  contributes: [
    contribute(detailSections, {
      id: 'rules.who',
      label: 'rules.who',
      replaces: 'eligibility',
      data: rulesAt,
      load: () => import('./lines/who-section'),
    }),
    contribute(detailSections, {
      id: 'rules.team',
      label: 'rules.team',
      order: 0,
      data: rulesAt,
      load: () => import('./lines/team-section'),
    }),
    contribute(detailActions, { id: 'rules.hint', order: 0, load: () => import('./lines/verdict-hint') }),
    contribute(cardAnswers, { id: 'rules.answer', ...answer }),
    contribute(keptAnswers, { id: 'rules.kept-answer', ...answer }),
    contribute(rowAnswers, { id: 'rules.row-answer', ...answer }),
    contribute(compareRows, {
      id: 'rules.compare',
      label: 'rules.who',
      replaces: 'who',
      data: rulesCompared,
      load: () => import('./lines/compared-lines'),
    }),
    contribute(checkParts, { id: 'rules.check', load: () => import('./lines/check-part') }),
    contribute(termsParts, { id: 'rules.terms', load: () => import('./lines/terms-part') }),
    contribute(signUpEnds, { id: 'rules.open-to-me', when: access, load: () => import('./open-to-me') }),
    contribute(facets, { ...eligibleFacet, order: -10, load: () => import('./lines/eligible-filter') }),
    contribute(editorParts, {
      id: 'rules.eligibility',
      label: 'rules.step',
      after: 'people',
      load: () => import('./editor/rules-step'),
      problems: () => import('./editor/rules-problems'),
      preview: () => import('./lines/rules-preview'),
    }),
    contribute(pages, {
      id: 'rules.facts',
      path: FACTS_PATH,
      title: 'rules.title.facts',
      access,
      chrome: { sidebar: true, settings: true },
      trackActivity: true,
      load: () => import('./facts/facts-page'),
    }),
    contribute(menuEntries, {
      id: 'rules.menu-facts',
      menu: 'settings',
      label: 'rules.menu.facts',
      href: FACTS_PATH,
      icon: 'registrations',
      when: access,
      order: -10,
    }),
    contribute(overlays, {
      id: 'rules.follow',
      place: 'corner',
      priority: 0,
      shows: 'start',
      when: access,
      load: () => import('./follow'),
    }),
    contribute(catalogues, {
      id: 'rules.texts',
      load: { en: () => import('../locales/en.json'), hi: () => import('../locales/hi.json') },
    }),
  ],
})
