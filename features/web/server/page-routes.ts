import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Guard, Subject, Verdict } from '../../../kernel/index'
import { type ContentSource, NONCE, type PageRenderer, type Rendered } from '../contract'
import { requestInfo } from './request-info'
import { contentPolicy, makeNonce, trustedTypes } from './security-headers'
import type { ApiParts } from './api-instance'
import { favicon } from './favicon'
import type { WebSettings } from './settings'
import { PAGES } from './shared-answers'

const KEEP_PAGE_MS = 5000

export interface PageParts extends Pick<ApiParts, 'judge' | 'whoAsks' | 'answers' | 'generation' | 'cacheFactor'> {
  readonly renderer: PageRenderer
  readonly settings: WebSettings
  readonly sources: () => readonly ContentSource[]
}

/** The built files, and everything that is not one: a page, a redirect or the 404 page. */
export async function addPages(app: FastifyInstance, parts: PageParts): Promise<void> {
  const { assetsDir } = parts.settings
  if (assetsDir) {
    await app.register(fastifyStatic, {
      root: assetsDir,
      prefix: '/assets/',
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
      index: false,
      wildcard: true,
    })
  }
  app.get('/favicon.svg', async (_, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(favicon),
  )
  app.get('/*', async (request, reply) => {
    if (request.url.startsWith('/api/') || request.url.startsWith('/assets/')) return reply.callNotFound() // which knows what is switched off
    const info = requestInfo(request)
    const rendered = await draw(request.url, info.language, parts, () => parts.whoAsks(info))
    reply
      .header('vary', 'Cookie')
      .header(
        'cache-control',
        rendered.shared && rendered.status === 200 ? 'public, max-age=0, must-revalidate' : 'no-store',
      )
    if (rendered.location !== undefined) return reply.redirect(rendered.location, rendered.status)
    const nonce = makeNonce()
    return reply
      .status(rendered.status)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', contentPolicy(nonce, parts.sources()))
      .header('content-security-policy-report-only', trustedTypes)
      .send((rendered.html ?? '').replaceAll(NONCE, nonce))
  })
}

/**
 * Public HTML is the same for everyone, so it is drawn once for all who ask within a moment. Who asks matters to guarded pages only, and
 * is looked up only when a guard is met.
 */
async function draw(
  url: string,
  language: 'en' | 'hi',
  parts: PageParts,
  whoAsks: () => Promise<Subject>,
): Promise<Rendered> {
  const { publicUrl } = parts.settings
  let guarded = false
  const judge =
    (subject: Subject) =>
    (access: readonly Guard[]): Verdict => {
      guarded = true
      return parts.judge(access, subject)
    }
  const fresh = (subject: Subject) => parts.renderer.render({ url, language, origin: publicUrl, judge: judge(subject) })
  const key = `${parts.generation()} page ${language} ${url}`
  const shared = await parts.answers.get(key, async () => {
    const value = await fresh(undefined)
    const keep = value.shared && value.status === 200 && !guarded
    return {
      value: { rendered: value, guarded },
      bytes: (value.html?.length ?? 0) * 2,
      keepMs: keep ? KEEP_PAGE_MS * parts.cacheFactor : 0,
      tags: [PAGES],
    }
  })
  return shared.guarded ? fresh(await whoAsks()) : shared.rendered
}
