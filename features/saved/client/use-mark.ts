import { useQueryClient } from '@tanstack/react-query'
import { dataKey } from '../../web/kit'
import type { SavedIds } from '../contract/wire'
import { idsRequest } from './requests'

const NONE: SavedIds = { ids: [], hidden: [] }

/**
 * Changes at once what is known of one's saved and hidden ids. An answer that is on its way was asked for before and would take the change back: it is
 * called off, and the news of the change has it asked for again. Only the first one is waited for, since nothing is known without it. `change` hands
 * back what it was given where it changes nothing.
 */
export function useMark() {
  const queries = useQueryClient()
  const queryKey = dataKey(idsRequest)
  return (change: (known: SavedIds) => SavedIds): void => {
    const known = queries.getQueryData<SavedIds>(queryKey)
    const next = change(known ?? NONE)
    if (next === (known ?? NONE)) return
    if (known) void queries.cancelQueries({ queryKey })
    queries.setQueryData<SavedIds>(queryKey, next)
  }
}
