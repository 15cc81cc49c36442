import { useData } from '../../../web/kit'
import type { HomeLists, Listing } from '../../contract/wire'
import { homeRequest } from '../requests'
import { useUnwanted } from '../use-unwanted'

/** What the start page shows: the lists that are everyone's, without what this reader hid; and the numbers of all that say for whom they are. */
export function useHomeLists(): (HomeLists & { readonly ids: readonly number[] }) | undefined {
  const { data } = useData(homeRequest())
  const hidden = useUnwanted() ?? []
  if (!data) return undefined
  const listed = [data.closingSoon, data.featured, ...data.newest.map(({ items }) => items)]
  const wanted = (listings: readonly Listing[]) => listings.filter(({ id }) => !hidden.includes(id))
  return {
    ...data,
    ids: [...new Set(listed.flat().map(({ id }) => id))],
    closingSoon: wanted(data.closingSoon),
    featured: wanted(data.featured),
    newest: data.newest.map(({ kind, items }) => ({ kind, items: wanted(items) })),
  }
}
