import { Type } from '@sinclair/typebox'

/** What the page says of who looks: compared with the session, 403 where it names somebody else. */
export const UserId = Type.Optional(Type.Union([Type.Integer(), Type.Null()]))

/** A browser, by the name it gave itself. */
export const ClientId = Type.String({ pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' })
