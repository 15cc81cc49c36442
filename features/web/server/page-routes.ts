import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Guard, Subject, Verdict } from '../../../kernel/index'
import {
  type ApiRequest,
  type ContentSource,
  NONCE,
  type PageRenderer,
  type Rendered,
  type RenderRequest,
  type SecretParameter,
} from '../contract'
import { isAssessHost } from './known-hosts'
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
  readonly secrets: () => readonly SecretParameter[]
  readonly statusFor: (subject: Subject, request: ApiRequest<unknown>) => Promise<number>
}

/** The built files, and everything that is not one: a page, a redirect or the 404 page. */
export async function addPages(app: FastifyInstance, parts: PageParts): Promise<void> {
  const { assetsDir } = parts.settings
  if (assetsDir) {
    await app.register(fastifyStatic, {
      root: assetsDir,
      serve: false,
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
      index: false,
    })
    // Its own route would read the names of all files once more for each that is asked for.
    app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) => reply.sendFile(request.params['*']))
  }
  app.get('/favicon.svg', async (_, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(favicon),
  )
  app.get('/*', async (request, reply) => {
    if (request.url.startsWith('/api/') || request.url.startsWith('/assets/')) return reply.callNotFound() // which knows what is switched off
    const info = requestInfo(request)
    const isSecret = parts.secrets().some(({ name }) => name in (request.query as object))
    // The page takes the secret out of its address; until then nothing that it fetches may say where it comes from.
    if (isSecret) reply.header('referrer-policy', 'no-referrer')
    const url = isSecret ? withoutSecrets(request.url, parts.secrets()) : request.url
    const asked = { url, language: info.language, isAssessHost: isAssessHost(request, parts.settings.assessHosts) }
    const rendered = await draw(asked, parts, () => parts.whoAsks(info))
    reply
      .header('vary', 'Cookie')
      .header(
        'cache-control',
        rendered.shared && rendered.status === 200 && !isSecret ? 'public, max-age=0, must-revalidate' : 'no-store',
      )
    if (rendered.location !== undefined)
      return reply.redirect(
        isSecret ? withSecrets(rendered.location, request.url, parts.secrets()) : rendered.location,
        rendered.status,
      )
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
  asked: Pick<RenderRequest, 'url' | 'language' | 'isAssessHost'>,
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
  const statusFor = (subject: Subject) => (request: ApiRequest<unknown>) => {
    guarded = true
    return parts.statusFor(subject, request)
  }
  const fresh = (subject: Subject) =>
    parts.renderer.render({
      ...asked,
      origin: publicUrl,
      judge: judge(subject),
      statusFor: statusFor(subject),
    })
  const key = `${parts.generation()} page ${asked.isAssessHost ? 'assess ' : ''}${asked.language} ${asked.url}`
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

/** What is drawn and kept knows no secret. */
function withoutSecrets(url: string, secrets: readonly SecretParameter[]): string {
  const [path = '/', search] = url.split('?', 2)
  const query = new URLSearchParams(search)
  for (const { name } of secrets) query.delete(name)
  return query.size > 0 ? `${path}?${query}` : path
}

/** A redirect inside the site takes them along: the page that it leads to reads them. */
function withSecrets(location: string, url: string, secrets: readonly SecretParameter[]): string {
  const given = new URLSearchParams(url.split('?', 2)[1])
  const taken = new URLSearchParams()
  for (const { name } of secrets) for (const value of given.getAll(name).slice(0, 1)) taken.set(name, value)
  return `${location}${location.includes('?') ? '&' : '?'}${taken}`
}
