import { contribute, defineFeature, guards } from '../../../kernel/index'
import { confirm, overlays, texts, toasts } from '../../ui/contract'
import {
  browserTasks,
  callRescues,
  earlyScripts,
  frameParts,
  homeSections,
  httpClient,
  liveUpdates,
  navigation,
  pages,
  redirects,
  refusedParts,
  site,
  takeovers,
  transport,
  visitor,
} from '../contract'
import { leadership, slowCalls, taskRunner } from './tokens'

export const webClient = defineFeature({
  id: 'web',
  essential: true,
  activates: 'boot',
  points: [
    pages,
    redirects,
    homeSections,
    frameParts,
    earlyScripts,
    browserTasks,
    callRescues,
    refusedParts,
    takeovers,
  ],
  provides: [httpClient, leadership, liveUpdates, navigation, site, slowCalls, taskRunner],
  requires: [transport, texts, toasts],
  optional: [confirm, visitor],
  contributes: [
    // The server has judged it: in the browser there is nothing to hide any more.
    contribute(guards, { id: 'web.demo-only', test: () => true }),
    contribute(pages, { id: 'web.home', path: '/', title: 'web.home.title', load: () => import('./home-page') }),
    contribute(pages, {
      id: 'web.unknown-origin',
      path: '/page-not-found-for-origin',
      title: 'web.origin.title',
      listed: false,
      load: () => import('./unknown-origin-page'),
    }),
    contribute(overlays, {
      id: 'web.line',
      place: 'corner',
      priority: 0,
      shows: 'start',
      load: () => import('./calls-line'),
    }),
    // Root and legacy addresses of the start page (spec §2.6).
    contribute(redirects, { id: 'web.home-alias', from: '/home', to: '/', permanent: true }),
    contribute(redirects, { id: 'web.index-html', from: '/index.html', to: '/', permanent: true }),
  ],
  load: () => import('./runtime'),
})
