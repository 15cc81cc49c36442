import { useData } from '../../../web/kit'
import type { HomeLists, Listing } from '../../contract/wire'
import { homeRequest } from '../requests'
import { useUnwanted } from '../use-unwanted'

/** What the start page shows: the lists that are everyone's, without what this reader hid. */
export function useHomeLists(): HomeLists | undefined {
  const { data } = useData(homeRequest())
  const hidden = useUnwanted()
  if (!data || !hidden?.length) return data
  const wanted = (listings: readonly Listing[]) => listings.filter(({ id }) => !hidden.includes(id))
  return {
    ...data,
    closingSoon: wanted(data.closingSoon),
    featured: wanted(data.featured),
    newest: data.newest.map(({ kind, items }) => ({ kind, items: wanted(items) })),
  }
}
