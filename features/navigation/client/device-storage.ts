/** Local storage that never throws: where it is forbidden or full, a choice holds for this visit. */
export interface DeviceStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
}

export function deviceStorage(): DeviceStorage | undefined {
  if (typeof window === 'undefined') return undefined
  const attempt = <T>(act: () => T, otherwise: T) => {
    try {
      return act()
    } catch {
      return otherwise
    }
  }
  return {
    getItem: (key) => attempt(() => localStorage.getItem(key), null),
    setItem: (key, value) => attempt(() => localStorage.setItem(key, value), undefined),
  }
}
