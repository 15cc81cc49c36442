import { proxy } from 'valtio/vanilla'
import type { Stage } from '../contract/index'

/** Who wants to be seen, of one visitor; `OverlayRoot` decides who is. */
export function createStage(): Stage {
  const state = proxy<{ open: string[] }>({ open: [] })
  return {
    state,
    open(id) {
      if (!state.open.includes(id)) state.open.push(id)
    },
    close(id) {
      state.open = state.open.filter((each) => each !== id)
    },
  }
}
