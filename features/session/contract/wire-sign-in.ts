import { type Static, Type } from '@sinclair/typebox'
import { Email, LinkToken, Me, NewPassword } from './wire'
import { Address } from './wire-addresses'

export { Me }

const NullableText = Type.Unsafe<string | null>({ type: ['string', 'null'] })
const Digits = Type.String({ pattern: '^\\d{6}$', says: 'The code has six digits' })

/** One proof is given, another one is wanted. */
export const NextStep = Type.Object({ next: Type.Literal('second-factor') })
export type NextStep = Static<typeof NextStep>

export const CodeRequest = Type.Object({ email: Email })
/** `returnUrl`: where the link of the mail leads in the end; left out where it would lead elsewhere than to this site. */
export const ForgotRequest = Type.Object({ email: Email, returnUrl: Type.Optional(Type.String({ maxLength: 2000 })) })
export const UseCodeRequest = Type.Object({ email: Email, code: Digits })

export const TokenRequest = Type.Object({ token: LinkToken })
export const ResetRequest = Type.Object({ token: LinkToken, password: NewPassword })
export const ChangePasswordRequest = Type.Object({ password: NewPassword })

export const SecondFactorRequest = Type.Object({
  /** Six digits of the app, or a recovery code. */
  code: Type.String({ minLength: 6, maxLength: 12, says: 'Type the six digits, or a recovery code' }),
  /** Not asked in this browser for 30 days. */
  trust: Type.Optional(Type.Boolean()),
})
export const ConfirmFactorRequest = Type.Object({ code: Digits })

/** What an authenticator app is to be told: as a picture to scan, and to type. */
export const FactorSetup = Type.Object({ svg: Type.String(), secret: Type.String() })
export type FactorSetup = Static<typeof FactorSetup>

/** Shown once. */
export const RecoveryCodes = Type.Object({ codes: Type.Array(Type.String()) })
export type RecoveryCodes = Static<typeof RecoveryCodes>

export const ProveRequest = Type.Object({
  password: Type.Optional(Type.String({ minLength: 1, maxLength: 128 })),
  code: Type.Optional(Digits),
})

/** What browsers and authenticators say to each other; the library that checks it knows its shape. */
const Ceremony = Type.Object({}, { additionalProperties: true })
export const Challenge = Type.Object({ id: Type.String(), options: Ceremony })
export type Challenge = Static<typeof Challenge>
export const ChallengeAnswer = Type.Object({ id: Type.String({ maxLength: 100 }), response: Ceremony })
export const NewPasskey = Type.Object({
  id: Type.String({ maxLength: 100 }),
  response: Ceremony,
  name: Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' }),
})
export const PasskeyName = Type.Object({ name: Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' }) })
export const PasskeyPath = Type.Object({ id: Type.String({ minLength: 1, maxLength: 300 }) })

export const OpenidProviders = Type.Array(Type.Object({ id: Type.String(), name: Type.String() }))
export type OpenidProviders = Static<typeof OpenidProviders>
export const ProviderPath = Type.Object({ provider: Type.String({ maxLength: 60 }) })
export const BeginOpenid = Type.Object({ returnUrl: Type.String({ maxLength: 2000 }) })
export const OpenidPlace = Type.Object({ url: Type.String() })
export type OpenidPlace = Static<typeof OpenidPlace>
export const LinkOpenid = Type.Object({
  /** Both left out by who says that somebody else signed up with their address: good where nobody has proved it yet. */
  password: Type.Optional(Type.String({ minLength: 1, maxLength: 128 })),
  passkey: Type.Optional(ChallengeAnswer),
})

export const ElsewherePath = Type.Object({ id: Type.String({ pattern: '^[\\w-]{43}$' }) })
export const SessionPath = Type.Object({ id: Type.String({ minLength: 1, maxLength: 100 }) })
export const TimeZoneRequest = Type.Object({ timeZone: Type.String({ minLength: 1, maxLength: 60 }) })
export const LogoutDevices = Type.Object({ mode: Type.Union([Type.Literal('all'), Type.Literal('others')]) })

const Device = Type.Object({
  id: Type.String(),
  browser: NullableText,
  system: NullableText,
  kind: Type.String(),
  address: NullableText,
  /** `here` or `local` where the address tells; there is no map of addresses. */
  place: NullableText,
  /** `Asia/Kolkata`, as the browser says. */
  timeZone: NullableText,
  way: NullableText,
  since: Type.String(),
  usedAt: Type.String(),
  isThis: Type.Boolean(),
})
export const Devices = Type.Object({ devices: Type.Array(Device) })
export type Devices = Static<typeof Devices>
export type Device = Static<typeof Device>

const SignInEvent = Type.Object({
  id: Type.Integer(),
  /** The part of the audit action behind the dot: `signed-in`. */
  what: Type.String(),
  way: NullableText,
  browser: NullableText,
  system: NullableText,
  address: NullableText,
  name: NullableText,
  at: Type.String(),
})
export const SignInEvents = Type.Object({ events: Type.Array(SignInEvent) })
export type SignInEvents = Static<typeof SignInEvents>
export type SignInEvent = Static<typeof SignInEvent>

export const AccountSettings = Type.Object({
  email: Type.String(),
  provedAt: NullableText,
  change: Type.Unsafe<EmailChange | null>({
    type: ['object', 'null'],
    properties: {
      email: { type: 'string' },
      oldSaidAt: { type: ['string', 'null'] },
      newSaidAt: { type: ['string', 'null'] },
      sentAt: { type: 'string' },
      waitsUntil: { type: ['string', 'null'] },
    },
  }),
  /** Those beside the main one. */
  addresses: Type.Array(Address),
  /** Addresses of other accounts whose mail comes to the same mailbox. */
  alike: Type.Array(Type.String()),
  phone: NullableText,
})
export type AccountSettings = Static<typeof AccountSettings>
export interface EmailChange {
  readonly email: string
  readonly oldSaidAt: string | null
  readonly newSaidAt: string | null
  readonly sentAt: string
  /** The old address is lost: when it moves without its yes. */
  readonly waitsUntil: string | null
}

export const ChangeEmailRequest = Type.Object({ email: Email })
/** What a link of the mails has done: `waiting` for the other address, `moved`, `back` or `stopped`. */
export const LinkOutcome = Type.Object({ outcome: Type.String() })
export type LinkOutcome = Static<typeof LinkOutcome>
export const PhoneRequest = Type.Object({ phone: Type.String({ maxLength: 30 }) })

export const SignInSettings = Type.Object({
  passwordChangedAt: NullableText,
  passkeys: Type.Array(
    Type.Object({ id: Type.String(), name: Type.String(), since: Type.String(), usedAt: NullableText }),
  ),
  factorSince: NullableText,
  recoveryCodes: Type.Integer(),
  /** Admins need a second factor. */
  isFactorNeeded: Type.Boolean(),
  elsewhere: Type.Array(
    Type.Object({ id: Type.String(), provider: Type.String(), name: Type.String(), since: Type.String() }),
  ),
})
export type SignInSettings = Static<typeof SignInSettings>
