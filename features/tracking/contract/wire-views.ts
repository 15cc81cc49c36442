import { type Static, Type } from '@sinclair/typebox'
import { openedFrom } from './opened-from'
import { viewedTypes } from './viewables'
import { ClientId, UserId } from './wire-ids'

const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })
const Ids = Type.Array(Id, { minItems: 1, maxItems: 50 })
const From = Type.Union(openedFrom.map((each) => Type.Literal(each)))
const EntityType = Type.Union(viewedTypes.map((each) => Type.Literal(each)))

const group = { user_id: UserId, entity_ids: Ids }

/**
 * Which batch of which browser this is: of two with the same number one is counted. Where the visitor did not allow to be recognised, the browser has another
 * name with each page load.
 */
const order = {
  client_id: Type.Optional(ClientId),
  sequence: Type.Optional(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })),
  current_page_url: Type.Optional(Type.String({ maxLength: 2000 })),
  current_version: Type.Optional(Type.String({ maxLength: 100 })),
}

/** The body of `POST /api/views/update-views` (spec §7): one list, the mentors' list, or the four groups. */
export const UpdateViewsRequest = Type.Union([
  Type.Object({
    ...group,
    entity_type: Type.Union([Type.Literal('articles'), Type.Literal('mentor_profile')]),
    ...order,
  }),
  Type.Object({
    mentor_profiles_views: Type.Object({ ...group, entity_type: Type.Literal('mentor_profile') }),
    ...order,
  }),
  Type.Object({
    home_exp_views: Type.Optional(Type.Object({ ...group, entity_type: Type.Literal('opportunity') })),
    from_competition_page: Type.Optional(
      // Where each was come from, in the order of the ids.
      Type.Object({
        ...group,
        entity_type: Type.Optional(EntityType),
        from: Type.Optional(Type.Array(From, { maxItems: 50 })),
      }),
    ),
    festival_views: Type.Optional(Type.Object({ ...group, entity_type: Type.Optional(EntityType) })),
    articles_views: Type.Optional(Type.Object({ ...group, entity_type: Type.Optional(EntityType) })),
    ...order,
  }),
])
export type UpdateViewsRequest = Static<typeof UpdateViewsRequest>

const counted = { status: Type.Boolean(), message: Type.String(), result: Type.String() }
export const UpdateViewsAnswer = Type.Object({ ...counted, data: Type.Object(counted) })
export type UpdateViewsAnswer = Static<typeof UpdateViewsAnswer>

const Day = Type.Object({
  /** `2026-11-22`, of the house's zone. */
  day: Type.String(),
  listed: Type.Integer(),
  opened: Type.Integer(),
})
export type ViewDay = Static<typeof Day>

const Sum = Type.Object({ listed: Type.Integer(), opened: Type.Integer() })

const Percent = Type.Unsafe<number | null>({ type: ['integer', 'null'] })

/** How much more in percent than in as many days before, below 0 less; null where nothing was before, or it is not kept so long. */
const Changes = Type.Object({
  listed: Percent,
  opened: Percent,
  visitors: Percent,
  registered: Percent,
  from: Type.Record(Type.String(), Type.Integer()),
})
export type ViewChanges = Static<typeof Changes>

export const OpportunityViews = Type.Object({
  title: Type.String(),
  path: Type.String(),
  /** All days of the window, those without a view too. */
  days: Type.Array(Day),
  total: Sum,
  /** Different browsers that allowed to be recognised. */
  visitors: Sum,
  from: Type.Array(Type.Object({ from: From, opened: Type.Integer() })),
  /** Undefined where registering is switched off. */
  registered: Type.Optional(Type.Integer()),
  /** Undefined where the time before was not counted wholly. */
  changes: Type.Optional(Changes),
})
export type OpportunityViews = Static<typeof OpportunityViews>

export const CampaignStats = Type.Object({
  days: Type.Array(Day),
  total: Sum,
  visitors: Sum,
  from: Type.Array(Type.Object({ from: From, opened: Type.Integer() })),
  most: Type.Array(Type.Object({ title: Type.String(), path: Type.String(), id: Type.Integer(), ...Sum.properties })),
  visits: Type.Array(Type.Object({ page: Type.String(), visits: Type.Integer() })),
  changes: Type.Optional(Changes),
  kept: Type.Array(
    Type.Object({
      id: Type.String(),
      label: Type.String(),
      /** Null: as long as the account. */
      days: Type.Unsafe<number | null>({ type: ['integer', 'null'] }),
      rows: Type.Integer(),
    }),
  ),
})
export type CampaignStats = Static<typeof CampaignStats>
