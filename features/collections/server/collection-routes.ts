import { Type } from '@sinclair/typebox'
import { personOf, signedIn } from '../../session/contract'
import { endpoint } from '../../web/contract'
import { collectionErrors } from '../contract'
import { ChangeRequest, Collection, CollectionId, MakeRequest, OwnCollections } from '../contract/wire'
import {
  deleteCollection,
  findOwn,
  insertCollection,
  itemsOf,
  listOwn,
  lockMaking,
  updateCollection,
} from './collection-queries'
import { announce, announceShared } from './live-topic'
import { changeOwn, type CollectionParts, missing, rateLimit } from './parts'
import type { CollectionsTables } from './tables'

const MOST = 50
const access = [signedIn()]

export function listRoute({ database }: CollectionParts) {
  return endpoint({
    id: 'collections.list',
    method: 'GET',
    path: '/api/collections',
    access,
    request: {},
    response: { 200: OwnCollections },
    summary: 'One’s own collections, last changed first.',
    async handle({ subject }) {
      const db = database.of<CollectionsTables>()
      const rows = await listOwn(db, personOf(subject).id)
      const items = await itemsOf(
        db,
        rows.map(({ id }) => id),
      )
      return {
        items: rows.map(({ id, name, share_key: shareKey }) => ({
          id,
          name,
          shareKey,
          opportunityIds: [...(items.get(id) ?? [])],
        })),
      }
    },
  })
}

export function makeRoute({ database, live, clock }: CollectionParts) {
  return endpoint({
    id: 'collections.make',
    method: 'POST',
    path: '/api/collections',
    access,
    request: { body: MakeRequest },
    response: { 201: Type.Object({ id: Type.Integer() }) },
    rateLimit,
    summary: 'Makes a collection that nobody else sees.',
    async handle({ subject, body }) {
      const { id: personId } = personOf(subject)
      return database.transact(async (tx) => {
        const db = database.on<CollectionsTables>(tx)
        await lockMaking(db, personId)
        if ((await listOwn(db, personId)).length >= MOST)
          throw collectionErrors.full(`You have ${MOST} collections already. Take one away first.`)
        const row = { person_id: personId, name: body.name.trim(), changed_at: clock.now() }
        const id = await insertCollection(db, row)
        await announce(live, personId, tx)
        return { id }
      })
    },
  })
}

export function oneRoute({ database, opportunities, clock }: CollectionParts) {
  return endpoint({
    id: 'collections.one',
    method: 'GET',
    path: '/api/collections/:id',
    access,
    strangers: 404,
    request: { params: CollectionId },
    response: { 200: Collection },
    summary: 'One of one’s own collections, in its order; what was taken down keeps its place.',
    async handle({ subject, params }) {
      const db = database.of<CollectionsTables>()
      const row = await findOwn(db, Number(params.id), personOf(subject).id)
      if (!row) throw missing()
      const ids = (await itemsOf(db, [row.id])).get(row.id) ?? []
      const byId = new Map((await opportunities.cards(ids, subject)).map((each) => [each.id, each]))
      const absences = await opportunities.absences(ids.filter((id) => !byId.has(id)))
      return {
        id: row.id,
        name: row.name,
        shareKey: row.share_key,
        items: ids.map((opportunityId) => ({
          opportunityId,
          listing: byId.get(opportunityId) ?? null,
          state: absences.get(opportunityId) ?? ('shown' as const),
        })),
        now: clock.now().toISOString(),
      }
    },
  })
}

export function changeRoute(parts: CollectionParts) {
  return endpoint({
    id: 'collections.change',
    method: 'PUT',
    path: '/api/collections/:id',
    access,
    strangers: 404,
    request: { params: CollectionId, body: ChangeRequest },
    response: { 200: Type.Object({ shareKey: Type.Unsafe<string | null>({ type: ['string', 'null'] }) }) },
    rateLimit,
    summary: 'Names a collection, or shares it by link or no longer; shared again it has another link.',
    async handle({ subject, params, body }) {
      let shareKey: string | null = null
      await changeOwn(parts, Number(params.id), personOf(subject).id, async ({ db, row }) => {
        const { name = row.name, isShared = row.share_key !== null } = body
        shareKey = isShared ? (row.share_key ?? parts.makeKey()) : null
        const changed_at = parts.clock.now()
        await updateCollection(db, row.id, { name: name.trim(), share_key: shareKey, changed_at })
      })
      return { shareKey }
    },
  })
}

export function dropRoute({ database, live, cache }: CollectionParts) {
  return endpoint({
    id: 'collections.drop',
    method: 'DELETE',
    path: '/api/collections/:id',
    access,
    strangers: 404,
    request: { params: CollectionId },
    response: { 204: Type.Null() },
    rateLimit,
    summary: 'Takes a collection away; its link leads nowhere then. The opportunities stay as they are.',
    async handle({ subject, params }) {
      const { id: personId } = personOf(subject)
      await database.transact(async (tx) => {
        const db = database.on<CollectionsTables>(tx)
        const row = await findOwn(db, Number(params.id), personId)
        if (!row) throw missing()
        await deleteCollection(db, row.id)
        await announce(live, personId, tx)
        await announceShared({ live, cache }, [row], tx)
      })
      return null
    },
  })
}
