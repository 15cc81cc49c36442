import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { liveUpdates } from '../../../web/contract'
import { forget, useKernel, useService } from '../../../web/kit'
import { findUser, session } from '../../contract'

/** What is given to somebody or taken from them shows in their open pages at once: who one is is asked anew, menus with it, and what these pages show. */
export function useRights() {
  const id = findUser(useKernel().subject)?.id
  const live = useService(liveUpdates)
  const { refresh } = useService(session)
  const queries = useQueryClient()
  useEffect(() => {
    if (id === undefined) return
    const askAnew = async () => {
      await refresh()
      await forget(queries, '/api/')
    }
    const undo = [
      live.on(`session.rights:${id}`, () => void askAnew()),
      live.onAgain((isNews) => void (isNews && refresh())),
    ]
    return () => undo.forEach((each) => each())
  }, [id, live, queries, refresh])
}
