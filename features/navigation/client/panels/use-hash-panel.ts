import { useEffect } from 'react'
import { type Shown, useService } from '../../../web/kit'
import { type Panel, shell } from '../../contract'

/** A panel whose word stands in the address's hash is open: at once, and when the address `at` or its hash changes (spec §2.1). */
export function useHashPanel(shown: readonly Shown<Panel>[], at: string): void {
  const { open } = useService(shell)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `at` is when, not what
  useEffect(() => {
    const follow = () => {
      const named = shown.find(({ item }) => item.hash && location.hash.includes(item.hash))
      if (named) open(named.id)
    }
    follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [shown, open, at])
}
