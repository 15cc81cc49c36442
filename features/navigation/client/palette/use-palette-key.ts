import { useEffect } from 'react'
import { useService } from '../../../web/kit'
import { shell } from '../../contract'

/** Ctrl K, or ⌘ K, opens the palette from anywhere. */
export function usePaletteKey(): void {
  const { open } = useService(shell)
  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      open('navigation.palette')
    }
    addEventListener('keydown', follow)
    return () => removeEventListener('keydown', follow)
  }, [open])
}
