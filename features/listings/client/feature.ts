import { contribute, defineFeature } from '../../../kernel/index'
import { personalStorage, signedIn } from '../../session/contract'
import { catalogues, overlays, toasts } from '../../ui/contract'
import { compared } from './compare/compared'
import { similarAt } from './detail/similar-request'
import { homeSections, httpClient, pages, redirects } from '../../web/contract'
import { listingMenus } from './menus'
import { movedLists } from './moved-lists'
import { payFacet } from './pay/pay-facet'
import { portals } from './portal/portals'
import {
  cardActions,
  cardAnswers,
  cardApplies,
  compareRows,
  detailActions,
  detailSections,
  facets,
  kinds,
  landingNouns,
  listActions,
  ownFacets,
  ownKinds,
  sharedLists,
  shortSegments,
  unwanted,
} from '../contract'

const chrome = { footer: false }
const loadList = () => import('./listing/listing-page')
const loadPortal = () => import('./portal/portal-page')
const loadDetail = () => import('./detail/detail-page')
const loadLanding = () => import('./landing/landing-page')
const landingSegments = ownKinds.filter(({ id }) => id in landingNouns).flatMap((kind) => kind.segments)
const segments = [...ownKinds.flatMap((kind) => kind.segments), ...shortSegments]

export const listingsClient = defineFeature({
  id: 'listings',
  points: [
    ...[unwanted, kinds, facets, cardActions, cardAnswers, cardApplies],
    ...[compareRows, listActions, detailSections, detailActions],
  ],
  provides: [compared],
  requires: [httpClient, toasts],
  contributes: [
    ...ownKinds.map((kind) => contribute(kinds, kind)),
    ...Object.values({ ...ownFacets, pay: payFacet }).map((facet) => contribute(facets, facet)),
    ...ownKinds.map(({ id, listingPath, plural }) =>
      contribute(pages, { id: `listings.list-${id}`, path: listingPath, title: plural, chrome, load: loadList }),
    ),
    contribute(pages, {
      id: 'listings.list-all',
      path: '/all-opportunities',
      title: 'listings.all',
      chrome,
      load: loadList,
    }),
    ...sharedLists.map(({ path, title }) =>
      contribute(pages, { id: `listings.list-${path.slice(1)}`, path, title, chrome, load: loadList }),
    ),
    ...segments.map((segment) =>
      contribute(pages, {
        id: `listings.detail-${segment}`,
        path: `/${segment}/:slug`,
        title: 'listings.one',
        chrome: { bottomBar: false, zoom: true },
        load: loadDetail,
        // A slug that ends in no id is a list's (spec §2.6, SEO listing pages).
        ...(landingSegments.includes(segment) && {
          unless: { param: 'slug', looksLike: /^(?!(?:.*-)?\d{1,9}$)/, load: loadLanding, chrome },
        }),
      }),
    ),
    ...portals.map(({ path, name }) =>
      contribute(pages, {
        id: `listings.portal-${name}`,
        path,
        title: `listings.portal.${name}.head`,
        load: loadPortal,
      }),
    ),
    ...movedLists.map(([from, to]) =>
      contribute(redirects, { id: `listings.${from.slice(1)}`, from, to, permanent: true }),
    ),
    contribute(pages, {
      id: 'listings.compare',
      path: '/compare',
      title: 'listings.compare',
      load: () => import('./compare/compare-page'),
    }),
    contribute(cardActions, {
      id: 'listings.compare',
      order: 10,
      quiet: true,
      load: () => import('./compare/compare-button'),
    }),
    contribute(overlays, {
      id: 'listings.compare-tray',
      place: 'corner',
      priority: 0,
      shows: 'start',
      load: () => import('./compare/tray'),
    }),
    contribute(detailActions, { id: 'listings.share', order: 12, load: () => import('./detail/share-action') }),
    contribute(detailSections, {
      id: 'listings.similar',
      label: 'listings.similar',
      order: 95,
      data: similarAt,
      load: () => import('./detail/similar-section'),
    }),
    contribute(homeSections, { id: 'listings.hero', order: 10, load: () => import('./home/hero') }),
    contribute(homeSections, { id: 'listings.closing', order: 20, load: () => import('./home/closing') }),
    contribute(homeSections, {
      id: 'listings.wished',
      order: 25,
      when: [signedIn()],
      load: () => import('./home/wished'),
    }),
    contribute(homeSections, { id: 'listings.featured', order: 30, load: () => import('./home/featured') }),
    contribute(homeSections, { id: 'listings.newest', order: 40, load: () => import('./home/newest') }),
    ...listingMenus,
    contribute(personalStorage, { id: 'listings.visit', prefix: 'foothold.visit' }),
    contribute(personalStorage, { id: 'listings.compare', prefix: 'foothold.compare' }),
    contribute(catalogues, {
      id: 'listings.texts',
      load: { en: () => import('../locales/en.json'), hi: () => import('../locales/hi.json') },
    }),
  ],
  load: () => import('./runtime'),
})
