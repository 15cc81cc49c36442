import { useEffect } from 'react'
import { useService } from '../../../web/kit'
import { shell } from '../../contract'

/** Ctrl K, or ⌘ K, opens the palette from anywhere, in place of another panel; a question that stands open is answered first. */
export function usePaletteKey(): void {
  const { open, state } = useService(shell)
  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      if (state.panel !== undefined || !document.querySelector('dialog[open]')) open('navigation.palette')
    }
    addEventListener('keydown', follow)
    return () => removeEventListener('keydown', follow)
  }, [open, state])
}
