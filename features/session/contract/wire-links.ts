import { type Static, Type } from '@sinclair/typebox'

const Text = Type.String()
const NullableText = Type.Unsafe<string | null>({ type: ['string', 'null'] })

export const TemporarySession = Type.Object({ path: Text, title: Text, until: Text })
export type TemporarySession = Static<typeof TemporarySession>

/** `GET /api/verify-external-source-data` (spec §7): both levels always. */
export const ExternalSourceAnswer = Type.Object({
  status: Type.Boolean(),
  message: Text,
  data: Type.Object({
    status: Type.Boolean(),
    message: Text,
    /** Good for a minute and once; only this server can read it. */
    encData: Text,
    alreadyRegistered: Type.Boolean(),
    ssoIctLogoUrl: NullableText,
    /** Whom the link is for, to be named and filled in. */
    email: Text,
    name: Text,
    source: Text,
  }),
})
export type ExternalSourceAnswer = Static<typeof ExternalSourceAnswer>

/** `signedIn` is false where the address has an account: its owner signs in as always. */
export const ShareLinkAnswer = Type.Object({ signedIn: Type.Boolean() })
export type ShareLinkAnswer = Static<typeof ShareLinkAnswer>
