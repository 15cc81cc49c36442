import { proxy } from 'valtio/vanilla'
import type { Shell } from '../contract'
import type { DeviceStorage } from './device-storage'

/** Where the width of the side menu is kept on this device. */
export const SIDE_KEY = 'foothold.side-menu'

/** One visitor's shell. What is kept here shows only once somebody is known, so it never disagrees with the server's HTML. */
export function createShell(storage: DeviceStorage | undefined): Shell {
  const state = proxy<{ panel: string | undefined; isSideMini: boolean }>({
    panel: undefined,
    isSideMini: storage?.getItem(SIDE_KEY) === 'mini',
  })
  return {
    state,
    open(panel) {
      state.panel = panel
    },
    close() {
      state.panel = undefined
    },
    minimise(isMini) {
      state.isSideMini = isMini
      storage?.setItem(SIDE_KEY, isMini ? 'mini' : 'wide')
    },
  }
}
