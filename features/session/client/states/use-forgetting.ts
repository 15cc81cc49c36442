import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSnapshot } from 'valtio/react'
import { useOpenPage, useService } from '../../../web/kit'
import { sessionStore } from '../tokens'

/** Answers that one person was given are gone from memory once they have left and another page is open. */
export function useForgetting(): void {
  const queries = useQueryClient()
  const { user } = useSnapshot(useService(sessionStore).state)
  const { page } = useOpenPage()
  const id = user?.id
  const last = useRef(id)
  useEffect(() => {
    if (last.current !== undefined && last.current !== id) queries.removeQueries({ type: 'inactive' })
    if (page) last.current = id
  }, [id, page, queries])
}
