import { useEffect } from 'react'
import { useSnapshot } from 'valtio/react'
import { stage } from '../../../ui/contract'
import { useService } from '../../../web/kit'
import { gate } from '../tokens'
import { PROOF } from './proof-id'

/** Opens the dialog as long as a call waits for a fresh proof of who one is. */
export function useProofAsked(): void {
  const { wantsProof } = useSnapshot(useService(gate).state)
  const { open, close } = useService(stage)
  useEffect(() => {
    if (!wantsProof) return
    open(PROOF)
    return () => close(PROOF)
  }, [wantsProof, open, close])
}
