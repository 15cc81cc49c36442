import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { afterVisible, dataKey } from '../../../web/kit'
import type { Campaign } from '../../contract/wire-admin'
import { campaignsRequest } from './requests'

const EVERY_MS = 5000

/** While one of them goes out the list is asked for anew, as long as somebody looks. `since`: when it was asked for last. */
export function useWatched(campaigns: readonly Campaign[], since: number): void {
  const queries = useQueryClient()
  const isMoving = campaigns.some(({ state }) => state === 'sending')
  useEffect(() => {
    if (!isMoving) return
    return afterVisible(EVERY_MS, () => void queries.invalidateQueries({ queryKey: dataKey(campaignsRequest()) }))
  }, [isMoving, since, queries])
}
