import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { contribute, contributeWith, defineRuntime, guards, provide, self } from '../../../kernel/index'
import { clock, database, jobs } from '../../data/contract'
import {
  apiRoutes,
  callRules,
  contentSources,
  faultListeners,
  fixedSitemap,
  health,
  healthChecks,
  house,
  httpServer,
  live,
  liveTopics,
  log,
  pageRenderer,
  problemSentences,
  sanitiser,
  secretParameters,
  sharedCache,
  sitemaps,
  subjects,
} from '../contract'
import type { HttpServer } from '../contract'
import { createHealth } from './health'
import { createHttpServer } from './http-server'
import { createIdempotent } from './idempotency'
import { buildInstance } from './instance'
import { createLiveMemory } from './live-memory'
import { createLiveServer } from './live-server'
import { readProblemWords } from './problem-words'
import { purgeIdempotencyJob } from './purge-idempotency-job'
import { createSanitiser } from './sanitise'
import { knowFormats } from './schema-check'
import { reportErrorsRoute } from './report-errors-route'
import { webSettings } from './settings'
import { sitemapRoutes } from './sitemaps'
import { createTellFault } from './tell-fault'
import { createSharedAnswers } from './shared-answers'
import { createStreamPlaces } from './stream-places'
import { answers, liveServer, whoAsks } from './tokens'
import { createWhoAsks, hearing } from './who-asks'

export const runtime = defineRuntime({
  provides: [
    provide(sanitiser, [], createSanitiser),
    provide(answers, [database], createSharedAnswers),
    provide(sharedCache, [answers], (kept) => kept),
    provide(health, [self], ({ view }) => createHealth(() => view(healthChecks))),
    provide(whoAsks, [self, log], ({ view }, log) => createWhoAsks(() => view(subjects), log)),
    provide(liveServer, [self, database, whoAsks, log], ({ view }, db, who, log) =>
      createLiveServer(
        db,
        () => view(liveTopics),
        hearing(who, () => view(callRules)),
        log,
        createLiveMemory(() => performance.now()),
      ),
    ),
    provide(live, [liveServer], (server) => server),
    provide(
      httpServer,
      [self, database, clock, house, pageRenderer, log, webSettings, answers, liveServer, whoAsks, health],
      (self, db, clock, house, renderer, log, settings, answers, live, who, health) => {
        const metrics = new Registry()
        collectDefaultMetrics({ register: metrics })
        const timings = new Histogram({
          name: 'http_request_seconds',
          help: 'Time to answer, by route',
          labelNames: ['method', 'route', 'status'] as const,
          registers: [metrics],
        })
        const hears = hearing(who, () => self.view(callRules))
        const places = createStreamPlaces() // streams go on while a switch builds the routes anew
        const api = {
          judge: self.judge,
          rules: () => self.view(callRules),
          whoAsks: who,
          idempotent: createIdempotent(db, clock, log),
          answers,
          generation: house.generation,
          cacheFactor: settings.cacheFactor,
          secureCookies: settings.publicUrl.startsWith('https:'),
          // A whole college may sit behind an address, and all of its sessions may end at once.
          refusalsPerMinute: 2 * settings.callsPerMinute,
          publicHost: new URL(settings.publicUrl).host,
        }
        const server: HttpServer = createHttpServer({
          api,
          live,
          build: async () => {
            const routes = self.view(apiRoutes)
            const app = await buildInstance({
              api: { ...api, routes },
              pages: {
                ...api,
                renderer,
                settings,
                sources: () => self.view(contentSources),
                secrets: () => self.view(secretParameters),
                statusFor: (subject, request) => server.statusFor(subject, request),
              },
              house: { health, house, live, log, metrics, places, settings, whoAsks: hears },
              log,
              timings,
              tell: createTellFault(() => self.view(faultListeners), log),
              words: await readProblemWords(self.view(problemSentences)),
            })
            return { app, routes }
          },
        })
        return server
      },
    ),
  ],
  contributes: [
    contributeWith(apiRoutes, [log, self], (log, { view }) =>
      reportErrorsRoute(
        log,
        createTellFault(() => view(faultListeners), log),
      ),
    ),
    ...sitemapRoutes.map((route) =>
      contributeWith(apiRoutes, [self, webSettings], ({ view }, settings) =>
        route({ sitemaps: () => view(sitemaps), settings }),
      ),
    ),
    contribute(sitemaps, fixedSitemap('web.pages', ['/'])),
    contributeWith(jobs, [database], purgeIdempotencyJob),
    contributeWith(guards, [webSettings], ({ demo, dev }) => ({
      id: 'web.demo-only',
      test: () =>
        demo || dev || { because: 'This page is there in a demo and in development only.', status: 404 as const },
    })),
  ],
  async start({ get, own }) {
    knowFormats()
    own(await get(answers).listen())
    own(await get(liveServer).listen())
  },
})
