import { Type } from '@sinclair/typebox'
import { dataErrors } from '../../data/contract'
import { personOf, signedIn } from '../../session/contract'
import { endpoint } from '../../web/contract'
import { collectionErrors } from '../contract'
import { CollectionId, ItemParams, OrderRequest, SharedCollection, SharedParams } from '../contract/wire'
import { findShared, itemsOf } from './collection-queries'
import { changeOwn, type CollectionParts, rateLimit } from './parts'
import type { CollectionsTables } from './tables'

const MOST = 200
const access = [signedIn()]
const response = { 204: Type.Null() } as const

export function addRoute(parts: CollectionParts) {
  return endpoint({
    id: 'collections.add',
    method: 'PUT',
    path: '/api/collections/:id/items/:opportunityId',
    access,
    strangers: 404,
    request: { params: ItemParams },
    response,
    rateLimit,
    summary: 'Puts an opportunity at the end of a collection; done twice it is there once.',
    async handle({ subject, params }) {
      const opportunityId = Number(params.opportunityId)
      const [listing] = await parts.opportunities.cards([opportunityId], subject)
      await changeOwn(parts, Number(params.id), personOf(subject).id, async ({ row, ids }) => {
        if (ids.includes(opportunityId)) return
        if (!listing) throw dataErrors.notFound('There is no such opportunity. It may have been taken down.')
        if (ids.length >= MOST)
          throw collectionErrors.full(`“${row.name}” holds ${MOST}. Take some out, or begin another collection.`)
        return [...ids, opportunityId]
      })
      return null
    },
  })
}

export function removeRoute(parts: CollectionParts) {
  return endpoint({
    id: 'collections.remove',
    method: 'DELETE',
    path: '/api/collections/:id/items/:opportunityId',
    access,
    strangers: 404,
    request: { params: ItemParams },
    response,
    rateLimit,
    summary: 'Takes an opportunity out of a collection; what is not in it stays out.',
    async handle({ subject, params }) {
      const gone = Number(params.opportunityId)
      await changeOwn(parts, Number(params.id), personOf(subject).id, async ({ ids }) =>
        ids.includes(gone) ? ids.filter((id) => id !== gone) : undefined,
      )
      return null
    },
  })
}

export function orderRoute(parts: CollectionParts) {
  return endpoint({
    id: 'collections.order',
    method: 'PUT',
    path: '/api/collections/:id/order',
    access,
    strangers: 404,
    request: { params: CollectionId, body: OrderRequest },
    response,
    rateLimit,
    summary: 'Puts a collection into another order; it must name just what is in it.',
    async handle({ subject, params, body }) {
      await changeOwn(parts, Number(params.id), personOf(subject).id, async ({ row, ids }) => {
        const wanted = new Set(body.ids)
        const isSame = body.ids.length === ids.length && ids.every((id) => wanted.has(id))
        if (!isSame)
          throw collectionErrors.orderStale(`“${row.name}” changed on another device. Look at it again, then order it.`)
        return body.ids
      })
      return null
    },
  })
}

export function sharedRoute({ database, opportunities, people, clock }: CollectionParts) {
  return endpoint({
    id: 'collections.shared',
    method: 'GET',
    path: '/api/collections/shared/:key',
    access: 'public',
    strangers: 'same',
    request: { params: SharedParams },
    response: { 200: SharedCollection },
    summary: 'A collection for whoever has its link; 404 as soon as it is not shared any more.',
    async handle({ params }) {
      const db = database.of<CollectionsTables>()
      const row = await findShared(db, params.key)
      // Whoever is disabled shows nothing.
      if (!row || (await people.stateOf(row.person_id)) !== 'open')
        throw dataErrors.notFound('This collection is not shared, or not any more. Ask whoever sent you the link.')
      const ids = (await itemsOf(db, [row.id])).get(row.id) ?? []
      return { name: row.name, items: [...(await opportunities.cards(ids))], now: clock.now().toISOString() }
    },
  })
}
