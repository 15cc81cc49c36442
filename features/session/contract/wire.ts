import { type Static, Type } from '@sinclair/typebox'

export const Email = Type.String({ format: 'email', maxLength: 200, says: 'This is not an e-mail address' })
/** NIST SP 800-63B: length counts, not a mixture of signs. */
export const NewPassword = Type.String({
  minLength: 8,
  maxLength: 128,
  says: 'A password has at least 8 and at most 128 characters',
})

export const LoginRequest = Type.Object({
  email: Email,
  password: Type.String({ minLength: 1, maxLength: 128, says: 'Type your password' }),
})
export type LoginRequest = Static<typeof LoginRequest>

export const SignUpRequest = Type.Object({
  name: Type.String({
    minLength: 1,
    maxLength: 120,
    pattern: '\\S',
    says: 'Say how you are called, in at most 120 characters',
  }),
  email: Email,
  password: NewPassword,
})
export type SignUpRequest = Static<typeof SignUpRequest>

/** What signing up answers, whether or not the address had an account: the mail tells its owner which. */
export const SignUpAnswer = Type.Object({ email: Type.String(), signedIn: Type.Boolean() })
export type SignUpAnswer = Static<typeof SignUpAnswer>

/** As a mail's link has it: one that was cut short is no longer good, not a wrong field. */
export const LinkToken = Type.String({ maxLength: 1000 })
export const VerifyEmailRequest = Type.Object({
  token: LinkToken,
  /** Where the link was not opened in a browser of the account. */
  password: Type.Optional(Type.String({ minLength: 1, maxLength: 128 })),
})

const Text = Type.String()
const NullableText = Type.Unsafe<string | null>({ type: ['string', 'null'] })

/** The current user of spec §3, its names to the letter. */
export const Me = Type.Object({
  id: Type.Integer(),
  name: Text,
  first_name: Text,
  username: NullableText,
  email: Text,
  avatar: NullableText,
  profile_percentage: Type.Integer(),
  user_type: NullableText,
  course_stream: NullableText,
  userRole: Type.Array(Text),
  active_roles: Type.Array(Type.Object({ name: Text })),
  moderatorType: Type.Array(Text),
  isTpoStudent: Type.Boolean(),
  hasTpoDashboardAccess: Type.Integer({ minimum: 0, maximum: 2 }),
  hasRecruiterPanelAccess: Type.Boolean(),
  signup_step: NullableText,
  signup_skip_listed: Type.Optional(Type.Boolean()),
  is_assessment_token: Type.Optional(Type.Boolean()),
  is_locked: Type.Optional(Type.Boolean()),
  is_support: Type.Optional(Type.Boolean()),
  proves_by: Type.Optional(Type.Array(Text)),
  news: Type.Optional(Type.Array(Text)),
  permissions: Type.Array(Text),
  withheld: Type.Optional(Type.Array(Text)),
})

/** The accounts of spec §3 that somebody can switch between, its names to the letter. */
export const SwitchableAccounts = Type.Object({
  accounts: Type.Array(
    Type.Object({
      id: Type.Integer(),
      account_name: Text,
      /** `account-organizer`, `account-recruiter` */
      type: Text,
      /** 0: disabled */
      active: Type.Integer({ minimum: 0, maximum: 1 }),
      /** Why it is disabled, where somebody said. */
      reason: Type.Optional(Text),
    }),
  ),
  /** What this session acts for. */
  chosen: Type.Unsafe<number | null>({ type: ['integer', 'null'] }),
})
export type SwitchableAccounts = Static<typeof SwitchableAccounts>

export const SwitchRequest = Type.Object({ id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) })

export const FoundPerson = Type.Object({
  id: Type.Integer(),
  name: Text,
  email: Text,
})
export type FoundPerson = Static<typeof FoundPerson>

export const DemoAccount = Type.Object({ email: Text, name: Text, role: Text })
export type DemoAccount = Static<typeof DemoAccount>

/** The answer of the spec's own calls (spec §7): both levels, always. */
export const LegacyAnswer = Type.Object({
  status: Type.Boolean(),
  message: Text,
  data: Type.Object({ status: Type.Boolean(), message: Text }),
})
export type LegacyAnswer = Static<typeof LegacyAnswer>
