import { useEffect, useRef, useState } from 'react'
import type { Notification } from '../../contract/wire'

/** The title of a row, to which the focus comes back from what it opened. */
export const titleId = (id: number) => `notification-${id}`

/** The message that is read in the panel itself. Whoever goes back stands on its line again. */
export function useDetail() {
  const [detail, show] = useState<Notification>()
  const last = useRef<number>(undefined)
  useEffect(() => {
    if (detail) last.current = detail.id
    else if (last.current !== undefined) document.getElementById(titleId(last.current))?.focus()
  }, [detail])
  return { detail, show }
}
