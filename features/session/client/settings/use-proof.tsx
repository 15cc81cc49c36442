import { type ReactNode, useState } from 'react'
import { HttpError } from '../../../web/contract'
import { ProofDialog } from './proof-dialog'

export interface Proof {
  /** Does it; where a fresh proof is wanted it is asked for first. Undefined when the person turned away. */
  withProof<T>(act: () => Promise<T>): Promise<T | undefined>
  /** To be drawn somewhere on the page. */
  readonly dialog: ReactNode
}

/** Sensitive changes ask once more who one is, when the last proof is older than ten minutes: the server says when. */
export function useProof(): Proof {
  const [answer, setAnswer] = useState<(isProved: boolean) => void>()
  const prove = () => new Promise<boolean>((resolve) => setAnswer(() => resolve))
  const end = (isProved: boolean) => {
    answer?.(isProved)
    setAnswer(undefined)
  }
  return {
    async withProof(act) {
      try {
        return await act()
      } catch (error) {
        if (!(error instanceof HttpError) || error.code !== 'proof-needed') throw error
        return (await prove()) ? act() : undefined
      }
    },
    dialog: answer ? <ProofDialog onProved={() => end(true)} onClose={() => end(false)} /> : null,
  }
}
