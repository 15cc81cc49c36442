import { type Static, Type } from '@sinclair/typebox'

const Text = Type.String()
const Flag = Type.Boolean()

/** The query of `GET /api/public/ad-banner/get-top-banner` (spec §7). */
export const TopBannerQuery = Type.Object({
  page: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{1,60}$', says: 'the first part of a path' })),
  isUserPro: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })),
})

/** An ad as a page gets it (spec §3). `id` names the variant that is shown: it is what is counted. */
export const AdBanner = Type.Object({
  id: Type.Integer(),
  view_on: Text,
  /** HTML, cleaned. */
  description: Text,
  /** A path of the site, or an address beginning with https. */
  url: Text,
  /** Whose ad it is, as people read it. */
  advertiser: Text,
  adFilter: Type.Object({
    show_on_pages: Type.Array(Text),
    show_to_all: Flag,
    user_type: Type.Array(Text),
    course: Type.Array(Text),
  }),
  /** By which filters, in a sentence of the visitor's language. */
  why: Text,
  /** The language that the description is written in. */
  language: Type.Unsafe<'en' | 'hi'>(Text),
  /** How often a day one may be shown it, null: without a limit. The server counts for whom it knows, the page for everybody else. */
  per_day: Type.Unsafe<number | null>({ type: ['integer', 'null'] }),
  /** The ad that it is a variant of: what `per_day` counts. */
  ad_id: Type.Integer(),
  /** In how many seconds it is over, null: it has no end. A page that stays open shows it no longer. */
  ends_in: Type.Unsafe<number | null>({ type: ['integer', 'null'] }),
})
export type AdBanner = Static<typeof AdBanner>

const Nullable = Type.Unsafe<AdBanner | null>({ anyOf: [AdBanner, { type: 'null' }] })

export const TopBannerAnswer = Type.Object({
  status: Flag,
  message: Text,
  data: Type.Object({ status: Flag, message: Text, ad_banner: Nullable }),
})
export type TopBannerAnswer = Static<typeof TopBannerAnswer>

/** The address of `GET /api/ad-banner/increase-view/{id}` (spec §7). */
export const ViewedId = Type.Object({ id: Type.String({ pattern: '^[1-9]\\d{0,8}$', says: 'a number' }) })

/** What both counting calls answer (spec §7). */
export const Counted = Type.Object({
  status: Flag,
  message: Text,
  data: Type.Object({ status: Flag, message: Text }),
})
export type Counted = Static<typeof Counted>

const Uuid = Type.String({ pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' })

/** The body of `POST /api/update-banner-clicks` (spec §7): the banners that were clicked. Of two batches of a browser with one number one is counted. */
export const BannerClicksRequest = Type.Object({
  clicks: Type.Array(Type.Integer({ minimum: 1, maximum: 999_999_999 }), { minItems: 1, maxItems: 50 }),
  client_id: Type.Optional(Uuid),
  sequence: Type.Optional(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })),
})
export type BannerClicksRequest = Static<typeof BannerClicksRequest>

/** Whose ads somebody does not want to see. */
export const MuteRequest = Type.Object({
  advertiser: Type.String({ pattern: '\\S', minLength: 1, maxLength: 80, says: 'the name of an advertiser' }),
})

export const Mutes = Type.Object({ muted: Type.Array(Type.Object({ advertiser: Text, at: Text })) })
export type Mutes = Static<typeof Mutes>
export type Mute = Mutes['muted'][number]

/** A notice as pages get it, in the visitor's language. */
export const Notice = Type.Object({
  id: Type.Integer(),
  version: Type.Integer(),
  severity: Type.Unsafe<import('./index').Severity>(Text),
  text: Text,
  href: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  isDismissible: Flag,
})
export type Notice = Static<typeof Notice>

/** The most severe first. */
export const Notices = Type.Object({ notices: Type.Array(Notice) })
export type Notices = Static<typeof Notices>
