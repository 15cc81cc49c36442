import { type Static, Type } from '@sinclair/typebox'

/** 65 bytes, a point of the curve P-256, and 16 (RFC 8291): with others nothing can be sealed. */
const PublicKey = Type.String({ pattern: '^B[\\w-]{86}=?$', says: 'the public key of this browser' })
const Secret = Type.String({ pattern: '^[\\w-]{22}(==)?$', says: 'the secret of this browser' })
const Endpoint = Type.String({ pattern: '^https?://[\\x21-\\x7e]{1,1000}$', says: 'an address of a push service' })

/** What a browser says of itself when it takes web push. */
export const PushDevice = Type.Object({ endpoint: Endpoint, keys: Type.Object({ p256dh: PublicKey, auth: Secret }) })
export type PushDevice = Static<typeof PushDevice>

export const DropDevice = Type.Object({ endpoint: Endpoint })

/** The public half of the house's key (VAPID), which a browser asks for. */
export const PushKey = Type.Object({ publicKey: Type.String() })
export type PushKey = Static<typeof PushKey>

/** A push notification: the names of spec §3 to the letter. */
export interface PushMessage {
  readonly data: {
    readonly title: string
    readonly body: string
    readonly icon: string
    readonly urlToOpen: string
    /** An open page shows no toast for it. */
    readonly bWebAppStopNotification?: true
    /** Of the row behind the bell, so that one thing is not shown twice. */
    readonly notificationId?: number
    /** What comes again takes the place of what it repeats. */
    readonly tag: string
    /** What following it does, and what it asks next. */
    readonly action: string
    readonly from: string
  }
}
