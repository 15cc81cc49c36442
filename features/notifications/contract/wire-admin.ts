import { type Static, Type } from '@sinclair/typebox'
import { MOST_ROWS } from '../../web/contract'

const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })
const Text = Type.String()
const Next = Type.Unsafe<number | null>({ type: ['integer', 'null'] })

export const KeysetQuery = Type.Object({
  after: Type.Optional(Id),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_ROWS })),
})

export const DeliveryId = Type.Object({ id: Type.String({ pattern: '^[1-9]\\d{0,8}$', says: 'a number' }) })

/** A message that could not be sent after all tries. */
export const Dead = Type.Object({
  id: Id,
  personId: Id,
  /** null: the account is gone. */
  to: Type.Unsafe<{ name: string; email: string } | null>(
    Type.Union([Type.Object({ name: Text, email: Text }), Type.Null()]),
  ),
  channel: Text,
  /** What the channel is called. */
  way: Text,
  template: Text,
  title: Text,
  tries: Type.Integer(),
  error: Text,
  createdAt: Text,
})
export type Dead = Static<typeof Dead>

export const DeadPage = Type.Object({ items: Type.Array(Dead), next: Next })
export type DeadPage = Static<typeof DeadPage>

const People = Type.Integer({ minimum: 0 })
/** Of one message, in people. */
export const ReceiptSums = Type.Object({ told: People, read: People, accepted: People, failed: People })

/** A message with legal weight, and what became of it. */
export const Weighty = Type.Object({
  id: Id,
  title: Text,
  text: Text,
  from: Text,
  actionUrl: Text,
  at: Text,
  sums: ReceiptSums,
})
export type Weighty = Static<typeof Weighty>
export const WeightyPage = Type.Object({ items: Type.Array(Weighty), next: Next })
export type WeightyPage = Static<typeof WeightyPage>

const Line = Type.String({ maxLength: 120 })
const Lines = Type.String({ maxLength: 500 })
const Path = Type.String({ pattern: '^/(?!/)[\\x21-\\x7e]{0,299}$', says: 'a path of the site such as /internships' })
const Channels = Type.Array(Type.String({ minLength: 1, maxLength: 40 }), { minItems: 1, maxItems: 10 })
const Value = Type.String({ minLength: 1, maxLength: 200 })
/** By the audience's id; of each one value is enough, and all that are named must fit. */
const Chosen = Type.Record(Type.String({ pattern: '^[a-z-]{1,40}$' }), Type.Array(Value, { maxItems: 50 }))

/** What a message to many says, to whom, and by which ways. */
export const CampaignContent = Type.Object({
  titleEn: Line,
  textEn: Lines,
  titleHi: Line,
  textHi: Lines,
  actionUrl: Path,
  audience: Chosen,
  channels: Channels,
  /** Open pages show no toast (spec §3, `bWebAppStopNotification`). */
  isSilent: Type.Boolean(),
})
export type CampaignContent = Static<typeof CampaignContent>

export const CampaignState = Type.Unsafe<import('./index').CampaignState>(Type.String())

export const Campaign = Type.Object({
  id: Id,
  version: Type.Integer(),
  state: CampaignState,
  content: CampaignContent,
  sendAt: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  createdAt: Text,
  /** What came of it so far. */
  report: Type.Object({
    told: Type.Integer(),
    read: Type.Integer(),
    sent: Type.Integer(),
    waiting: Type.Integer(),
    dead: Type.Integer(),
  }),
})
export type Campaign = Static<typeof Campaign>

export const CampaignPage = Type.Object({ items: Type.Array(Campaign), next: Next })
export type CampaignPage = Static<typeof CampaignPage>

export const ChangeCampaign = Type.Object({ content: CampaignContent, version: Type.Integer({ minimum: 1 }) })
export type ChangeCampaign = Static<typeof ChangeCampaign>

/** null: at once. */
export const SendCampaign = Type.Object({
  version: Type.Integer({ minimum: 1 }),
  sendAt: Type.Unsafe<string | null>(
    Type.Union([Type.String({ format: 'date-time', says: 'an instant' }), Type.Null()]),
  ),
})
export type SendCampaign = Static<typeof SendCampaign>

export const CountRequest = Type.Object({ audience: Chosen })
export const CountAnswer = Type.Object({ count: Type.Integer() })
export type CountAnswer = Static<typeof CountAnswer>

const Choice = Type.Object({ value: Text, label: Text })
/** What people can be chosen by and by which ways they can be told, in the reader's language. */
export const CampaignChoices = Type.Object({
  audiences: Type.Array(Type.Object({ id: Text, label: Text, choices: Type.Array(Choice) })),
  channels: Type.Array(Type.Object({ id: Text, label: Text })),
})
export type CampaignChoices = Static<typeof CampaignChoices>
