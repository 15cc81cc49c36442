import { LRUCache } from 'lru-cache'
import type { Viewable, ViewedType } from '../../contract/viewables'
import type { View } from './view-batch'

/** A listing changes hands so seldom that some minutes of its old owner do not matter. */
const KEPT_MS = 10 * 60_000

/** Knows what there is to look at and whose it is, asking the features that have it. */
export interface Owners {
  /** Of these views those of something that is there and not this person's own. */
  countable(views: readonly View[], personId: number | undefined): Promise<readonly View[]>
}

export function createOwners(viewables: () => readonly Viewable[]): Owners {
  const known = new LRUCache<string, { readonly owner: number | null }>({ max: 50_000, ttl: KEPT_MS })
  const keyOf = ({ type, id }: { readonly type: ViewedType; readonly id: number }) => `${type} ${id}`

  async function learn(views: readonly View[]): Promise<void> {
    const unknown = views.filter((view) => !known.has(keyOf(view)))
    for (const { type, owners } of viewables()) {
      const ids = [...new Set(unknown.filter((view) => view.type === type).map(({ id }) => id))]
      if (ids.length === 0) continue
      for (const [id, owner] of await owners(ids)) known.set(keyOf({ type, id }), { owner })
    }
  }

  return {
    async countable(views, personId) {
      await learn(views)
      return views.filter((view) => {
        const found = known.get(keyOf(view))
        return found !== undefined && (personId === undefined || found.owner !== personId)
      })
    },
  }
}
