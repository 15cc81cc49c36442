import { type Static, type TSchema, Type } from '@sinclair/typebox'
import { MOST_ROWS } from '../../web/contract'
import { proAudiences } from './ad-filter'
import { adPhases, severities } from './index'

const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })
const Text = Type.String()
const Version = Type.Integer({ minimum: 1 })
const oneOf = <const Values extends readonly string[]>(values: Values) =>
  Type.Unsafe<Values[number]>(Type.String({ pattern: `^(${values.join('|')})$`, says: values.join(', ') }))
const orNull = <Schema extends TSchema>(schema: Schema) =>
  Type.Unsafe<Static<Schema> | null>(Type.Union([schema, Type.Null()]))

const Instant = orNull(Type.String({ format: 'date-time', says: 'an instant' }))
const Word = Type.String({ minLength: 1, maxLength: 60 })
const Words = Type.Array(Word, { maxItems: 30 })
const Page = Type.String({ pattern: '^[a-z0-9][a-z0-9_-]{0,59}$', says: 'the first part of a path, such as jobs' })
/** A path of the site, or an address of another one. */
const Target = Type.String({
  pattern: '^(/(?!/)[\\x21-\\x7e]{0,299}|https://[\\x21-\\x7e]{3,500})$',
  says: 'a path such as /jobs, or an address beginning with https://',
})
const Share = Type.Integer({ minimum: 1, maximum: 100 })
const Html = Type.String({ maxLength: 2000 })

export const Variant = Type.Object({ descriptionEn: Html, descriptionHi: Html, url: Target, share: Share })
export type Variant = Static<typeof Variant>

/** All that an ad is, but for where it stands. */
export const AdContent = Type.Object({
  /** For those who manage it; nobody else reads it. */
  name: Type.String({ minLength: 1, maxLength: 120 }),
  /** Who is behind it: said to everybody who asks why they see it, and what they can hide all ads of. */
  advertiser: Type.String({ pattern: '\\S', maxLength: 80, says: 'a name' }),
  pages: Type.Array(Page, { maxItems: 30 }),
  showToAll: Type.Boolean(),
  userTypes: Words,
  courses: Words,
  pro: oneOf(proAudiences),
  startsAt: Instant,
  endsAt: Instant,
  /** How likely it is beside the others that fit. */
  weight: Share,
  perDay: orNull(Type.Integer({ minimum: 1, maximum: 50 })),
  variants: Type.Array(Variant, { minItems: 1, maxItems: 4 }),
})
export type AdContent = Static<typeof AdContent>

export const AdId = Type.Object({ id: Type.String({ pattern: '^[1-9]\\d{0,8}$', says: 'a number' }) })
export const ChangeAd = Type.Object({ content: AdContent, version: Version })
export const VersionBody = Type.Object({ version: Version })
const Why = Type.String({ minLength: 3, maxLength: 300 })
export const DecideAd = Type.Object({ version: Version, isApproved: Type.Boolean(), why: Type.Optional(Why) })
export type DecideAd = Static<typeof DecideAd>
export const StopAd = Type.Object({ why: Why })

const Step = Type.Object({ to: Text, by: Text, why: orNull(Text), at: Text })

export const Ad = Type.Object({
  id: Id,
  version: Version,
  phase: oneOf(adPhases),
  content: AdContent,
  /** From the first view on, of all variants together. */
  views: Type.Integer(),
  clicks: Type.Integer(),
  /** Who did what when, the last first. */
  history: Type.Array(Step),
})
export type Ad = Static<typeof Ad>

export const AdsQuery = Type.Object({
  phase: Type.Optional(oneOf(adPhases)),
  after: Type.Optional(Id),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_ROWS })),
})
export const AdPage = Type.Object({
  items: Type.Array(Ad),
  next: orNull(Type.Integer()),
  /** How many there are in each phase, whichever was asked for. */
  counts: Type.Record(Text, Type.Integer()),
})
export type AdPage = Static<typeof AdPage>

export const AudienceRequest = Type.Object({ userTypes: Words, courses: Words })
export const AudienceAnswer = Type.Object({ count: Type.Integer() })
export type AudienceAnswer = Static<typeof AudienceAnswer>

/** HTML as it is typed, and as it would stand on pages. */
export const CleanHtml = Type.Object({ html: Html })
export type CleanHtml = Static<typeof CleanHtml>

/** Clicks of views, and between which shares the true one lies with 95 % confidence; null where nobody has seen it. */
const Rate = orNull(Type.Object({ rate: Type.Number(), low: Type.Number(), high: Type.Number() }))
const Sum = { views: Type.Integer(), clicks: Type.Integer() }
const Of = Type.Object({ ...Sum, rate: Rate })

export const AdReport = Type.Object({
  total: Of,
  variants: Type.Array(Type.Object({ id: Id, url: Text, ...Of.properties })),
  /** The last 30 days of India's calendar, those without a view too. */
  days: Type.Array(Type.Object({ day: Text, ...Sum })),
})
export type AdReport = Static<typeof AdReport>

/** Whom a notice is for: all, who is logged in, or who has one of these roles. */
const Audience = Type.Object({
  who: oneOf(['everybody', 'signed-in', 'roles'] as const),
  roles: Words,
})

export const NoticeContent = Type.Object({
  severity: oneOf(severities),
  audience: Audience,
  textEn: Type.String({ minLength: 1, maxLength: 200 }),
  textHi: Type.String({ minLength: 1, maxLength: 200 }),
  href: orNull(Target),
  isDismissible: Type.Boolean(),
  startsAt: Instant,
  endsAt: Instant,
})
export type NoticeContent = Static<typeof NoticeContent>

export const ChangeNotice = Type.Object({ content: NoticeContent, version: Version })

export const ManagedNotice = Type.Object({
  id: Id,
  version: Version,
  phase: oneOf(['scheduled', 'running', 'ended', 'stopped'] as const),
  content: NoticeContent,
})
export type ManagedNotice = Static<typeof ManagedNotice>
export const ManagedNotices = Type.Object({ items: Type.Array(ManagedNotice), next: orNull(Type.Integer()) })
export type ManagedNotices = Static<typeof ManagedNotices>
export const NoticesQuery = Type.Object({
  after: Type.Optional(Id),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_ROWS })),
})
