import { useState } from 'react'
import type { Refusal } from './use-change'

/**
 * The version that a draft stands on. What another window wrote meanwhile comes with each new look at the data; its version is taken only once its reader
 * was told of it, or saving would replace what nobody saw. After a save of one's own the draft stands on `next`.
 */
export function useVersion(newest: number, refusal: Refusal | undefined) {
  const [{ version, told }, set] = useState({ version: newest, told: refusal })
  if (refusal?.isConflict && refusal !== told && newest !== version) set({ version: newest, told: refusal })
  return { version, next: () => set({ version: version + 1, told }) }
}
