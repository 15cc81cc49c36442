import { useEffect } from 'react'
import { liveUpdates } from '../../../web/contract'
import { useKernel, useService } from '../../../web/kit'
import { findUser, session } from '../../contract'

/** What is given to somebody or taken from them shows in their open pages at once: who one is is asked anew, and menus with it. */
export function useRights() {
  const id = findUser(useKernel().subject)?.id
  const live = useService(liveUpdates)
  const { refresh } = useService(session)
  useEffect(() => {
    if (id === undefined) return
    const undo = [
      live.on(`session.rights:${id}`, () => void refresh()),
      live.onAgain((isNews) => void (isNews && refresh())),
    ]
    return () => undo.forEach((each) => each())
  }, [id, live, refresh])
}
