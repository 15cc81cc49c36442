import { type Static, Type } from '@sinclair/typebox'

/** An error as a browser tells of it. `id` is what its card shows. */
const BrowserError = Type.Object({
  id: Type.String({ pattern: '^[a-z0-9]{10}$' }),
  name: Type.String({ maxLength: 80 }),
  message: Type.String({ maxLength: 500 }),
  stack: Type.String({ maxLength: 4000 }),
})
export type BrowserError = Static<typeof BrowserError>

const Crumb = Type.Object({
  ms: Type.Integer({ minimum: 0, maximum: 86_400_000 }),
  says: Type.String({ maxLength: 120 }),
})

/** What has gone wrong on one page in a few seconds. */
export const BrowserErrors = Type.Object({
  version: Type.String({ maxLength: 40 }),
  /** Its path, without parameters. */
  page: Type.String({ maxLength: 200, pattern: '^/[^?#]*$' }),
  errors: Type.Array(BrowserError, { minItems: 1, maxItems: 10 }),
  clientId: Type.Optional(Type.String({ pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' })),
  pageId: Type.Optional(Type.String({ pattern: '^[a-z][a-z.-]{1,79}$' })),
  trail: Type.Optional(Type.Array(Crumb, { maxItems: 20 })),
})
export type BrowserErrors = Static<typeof BrowserErrors>
