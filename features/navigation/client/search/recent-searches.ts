import type { DeviceStorage } from '../device-storage'

const KEY = 'foothold.searches'
/** "Last ten searches of this browser". */
const KEPT = 10

/** What was searched for on this device, newest first; anything else found in storage is nothing. */
export function recentSearches(storage: DeviceStorage | undefined): readonly string[] {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string').slice(0, KEPT) : []
  } catch {
    return []
  }
}

export function keepSearch(storage: DeviceStorage | undefined, text: string): void {
  const searched = text.trim()
  if (!searched) return
  write(storage, [searched, ...recentSearches(storage).filter((each) => each !== searched)])
}

export function dropSearch(storage: DeviceStorage | undefined, text: string): void {
  write(
    storage,
    recentSearches(storage).filter((each) => each !== text),
  )
}

export function dropSearches(storage: DeviceStorage | undefined): void {
  write(storage, [])
}

function write(storage: DeviceStorage | undefined, searches: readonly string[]) {
  storage?.setItem(KEY, JSON.stringify(searches.slice(0, KEPT)))
}
