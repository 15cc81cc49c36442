import { type Static, Type } from '@sinclair/typebox'
import { consentChoices } from './index'
import { ClientId } from './wire-ids'

const Choice = Type.Union(consentChoices.map((each) => Type.Literal(each)))

export const ConsentRequest = Type.Object({
  choice: Choice,
  textVersion: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
  /** Names this browser where nobody is signed in; made here, and of no other use. */
  clientId: ClientId,
})

export const ConsentEntry = Type.Object({ choice: Choice, textVersion: Type.String(), at: Type.String() })
export type ConsentEntry = Static<typeof ConsentEntry>

export const ConsentHistory = Type.Object({ entries: Type.Array(ConsentEntry) })
export type ConsentHistory = Static<typeof ConsentHistory>

export const ConsentQuery = Type.Object({ clientId: Type.Optional(ClientId) })
