import { proxy } from 'valtio/vanilla'
import type { Shell } from '../contract'
import type { DeviceStorage } from './device-storage'

const SIDE_KEY = 'foothold.side-menu'

/** One visitor's shell. Signed-in pages alone have a side menu, so the width kept on this device never disagrees with the server's HTML. */
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
