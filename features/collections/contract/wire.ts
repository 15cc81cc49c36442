import { type Static, Type } from '@sinclair/typebox'
import type { Absence } from '../../listings/contract'
import { Listing } from '../../listings/contract/wire'

const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })
const Number = Type.String({ pattern: '^[1-9]\\d{0,8}$', says: 'This is no number' })
const Name = Type.String({ minLength: 1, maxLength: 80, pattern: '\\S', says: 'A name of at most 80 characters' })
/** Part of its address for whoever has the link; null: nobody else sees it. */
const ShareKey = Type.Unsafe<string | null>({ type: ['string', 'null'] })

const collection = { id: Id, name: Type.String(), shareKey: ShareKey }

/** One's own, last changed first; `opportunityIds` in the order of the collection. */
export const OwnCollections = Type.Object({
  items: Type.Array(Type.Object({ ...collection, opportunityIds: Type.Array(Id) })),
})
export type OwnCollections = Static<typeof OwnCollections>
export type OwnCollection = OwnCollections['items'][number]

/** One that one owns; `listing` is null where its owner does not meet the opportunity now, and `state` says why. */
export const Collection = Type.Object({
  ...collection,
  items: Type.Array(
    Type.Object({
      opportunityId: Id,
      listing: Type.Union([Listing, Type.Null()]),
      state: Type.Unsafe<'shown' | Absence>(Type.String()),
    }),
  ),
  now: Type.String(),
})
export type Collection = Static<typeof Collection>

/** What whoever has the link sees: nothing of whose it is. */
export const SharedCollection = Type.Object({
  name: Type.String(),
  items: Type.Array(Listing),
  now: Type.String(),
})
export type SharedCollection = Static<typeof SharedCollection>

export const MakeRequest = Type.Object({ name: Name })
/** What is left out stays: a tab that has not heard of another's change does not undo it. */
export const ChangeRequest = Type.Object(
  { name: Type.Optional(Name), isShared: Type.Optional(Type.Boolean()) },
  { minProperties: 1 },
)
export const OrderRequest = Type.Object({ ids: Type.Array(Id, { maxItems: 200 }) })
export const CollectionId = Type.Object({ id: Number })
export const ItemParams = Type.Object({ id: Number, opportunityId: Number })
export const SharedParams = Type.Object({ key: Type.String({ minLength: 1, maxLength: 64 }) })
