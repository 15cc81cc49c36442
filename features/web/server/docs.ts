import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Documents of all endpoints, from an instance that is built when somebody first reads them: a start, and each switch, would pay for it. */
export function addDocs(app: FastifyInstance, build: () => Promise<FastifyInstance>): void {
  let docs: Promise<FastifyInstance> | undefined

  function made(): Promise<FastifyInstance> {
    docs ??= build().catch((error: unknown) => {
      docs = undefined // the next reader tries again
      throw error
    })
    return docs
  }

  async function open(request: FastifyRequest, reply: FastifyReply) {
    const { routing } = await made()
    reply.hijack()
    routing(request.raw, reply.raw)
  }

  app.get('/docs', open)
  app.get('/docs/*', open)
  app.addHook('onClose', async () => (await docs?.catch(() => undefined))?.close())
}

/** Before any route, so that each is heard of. */
export async function documentRoutes(app: FastifyInstance, version: string): Promise<void> {
  const [{ default: swagger }, { default: swaggerUi }] = await Promise.all([
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ])
  await app.register(swagger, { openapi: { info: { title: 'Foothold', version } } })
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true })
}
