import { useEffect } from 'react'
import { stage } from '../../ui/contract'
import { useService, useUrl } from '../../web/kit'
import { SELECT } from '../contract'

const NAME = 'college-dashboard'

/** `?college-dashboard=true` opens the dashboard at once (spec §2.2), and leaves the address. */
export function Overlay() {
  const { open } = useService(stage)
  const { query, withQuery, go } = useUrl()
  const isAsked = query[NAME] === 'true'
  const without = withQuery({ [NAME]: undefined })
  useEffect(() => {
    if (!isAsked) return
    open(SELECT)
    go(without, { replace: true })
  }, [isAsked, without, open, go])
  return null
}
