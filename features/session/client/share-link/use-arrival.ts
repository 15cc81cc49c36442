import { useEffect } from 'react'
import { useSnapshot } from 'valtio/react'
import { stage } from '../../../ui/contract'
import { useService } from '../../../web/kit'
import { arrival } from '../tokens'
import { ARRIVAL } from './arrival-id'

/** Begins with what the address brought, and shows the dialog while there is something to say. */
export function useArrival(): void {
  const coming = useService(arrival)
  const { open, close } = useService(stage)
  const isOpen = useSnapshot(coming.state).now.kind !== 'none'
  useEffect(() => void coming.begin(), [coming])
  useEffect(() => {
    if (!isOpen) return
    open(ARRIVAL)
    return () => close(ARRIVAL)
  }, [isOpen, open, close])
}
