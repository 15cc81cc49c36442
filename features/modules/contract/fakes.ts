import type { Token } from '../../../kernel/declare'
import { type SwitchStore, switchStore } from './index'

/** Switches in memory: everything is on until somebody says otherwise. */
export function createModulesFakes(): readonly (readonly [Token<unknown>, unknown])[] {
  let set: Readonly<Record<string, boolean>> = {}
  const listeners = new Set<() => void>()
  const store: SwitchStore = {
    read: async () => set,
    list: async () => Object.entries(set).map(([feature, on]) => ({ feature, on, since: new Date(0), by: undefined })),
    async write(changes) {
      set = { ...set, ...changes }
      for (const listener of listeners) listener()
    },
    async onChange(listener) {
      listeners.add(listener)
      return async () => void listeners.delete(listener)
    },
  }
  return [[switchStore, store]]
}
