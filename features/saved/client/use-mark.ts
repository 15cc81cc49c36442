import { useQueryClient } from '@tanstack/react-query'
import { dataKey } from '../../web/kit'
import type { SavedIds } from '../contract/wire'
import { idsRequest } from './requests'

const NONE: SavedIds = { ids: [], hidden: [] }

/**
 * Changes at once what is known of one's saved and hidden ids. An answer that is on its way was asked for before and would take the change back: it is
 * called off, and the news of the change has it asked for again. Only the first one is waited for, since nothing is known without it.
 */
export function useMark() {
  const queries = useQueryClient()
  const queryKey = dataKey(idsRequest)
  return (change: (known: SavedIds) => SavedIds): void => {
    if (queries.getQueryData(queryKey) !== undefined) void queries.cancelQueries({ queryKey })
    queries.setQueryData<SavedIds>(queryKey, (known = NONE) => change(known))
  }
}
