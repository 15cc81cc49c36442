// The service worker: the frame is here before it is asked for, and what was seen can be read without a connection (spec §4).
import { clientsClaim, setCacheNameDetails } from 'workbox-core'
import { enable as enablePreload } from 'workbox-navigation-preload'
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { CACHE_PREFIX } from '../kept/cache-names'
import type { WorkerMessage } from '../messages'
import { forget, from, keepFiles, keepPage } from './kept'
import { leave, leaveIfUnwanted } from './leave'
import { offlineDocument } from './offline-document'
import { listenToPushes } from './push'
import { isHere, readBuild, scope, type Waiting } from './scope'

const { id, frame } = readBuild()
scope.build = id
setCacheNameDetails({ prefix: CACHE_PREFIX, suffix: '' })
clientsClaim()
enablePreload()
cleanupOutdatedCaches()
listenToPushes()
precacheAndRoute(
  frame.map((url) => ({ url, revision: null })),
  { cleanURLs: false, directoryIndex: '' },
)

async function see({ address, language, files }: Extract<WorkerMessage, { type: 'seen' }>, event: Waiting) {
  if (isHere()) await Promise.allSettled([address && keepPage({ address, language }, event), keepFiles(files, event)])
}

const isStream = ({ headers }: Request) => headers.get('accept') === 'text/event-stream'

registerRoute(
  ({ request }) => isHere() && request.mode === 'navigate',
  (asked) => {
    const event = asked.event as unknown as Waiting
    event.waitUntil(leaveIfUnwanted())
    return from.pages(asked)
  },
)
registerRoute(({ url, sameOrigin }) => isHere() && sameOrigin && url.pathname.startsWith('/assets/'), from.files)
registerRoute(
  ({ url, sameOrigin, request }) =>
    isHere() && sameOrigin && url.pathname.startsWith('/api/') && !isStream(request) && request.mode !== 'navigate',
  from.answers,
)
setCatchHandler(async ({ request }) => (request.mode === 'navigate' ? offlineDocument() : Response.error()))

scope.addEventListener('message', (event) => {
  const { data } = event
  switch (data?.type) {
    case 'SKIP_WAITING':
      return event.waitUntil(scope.skipWaiting())
    case 'seen':
      return event.waitUntil(see(data, event))
    case 'forget':
      return event.waitUntil(forget())
    case 'leave':
      return event.waitUntil(leave())
  }
})
