import { readStored, store } from '../../../web/kit'
import { advertiserKey, MOST_MUTED } from '../../contract'
import type { Mute } from '../../contract/wire'

/** Advertisers that somebody who is not logged in does not want to see, in this browser. */
const KEY = 'foothold.ads-muted'

const isMute = (each: unknown): each is Mute =>
  typeof each === 'object' && each !== null && typeof (each as Partial<Mute>).advertiser === 'string'

/** The last one first. */
export function readMuted(): readonly Mute[] {
  const kept = readStored(KEY)
  return Array.isArray(kept) ? kept.filter(isMute) : []
}

const without = (advertiser: string) =>
  readMuted().filter((each) => advertiserKey(each.advertiser) !== advertiserKey(advertiser))

export const isMutedHere = (advertiser: string): boolean => without(advertiser).length < readMuted().length

export function muteHere(advertiser: string, now = new Date()): void {
  store(KEY, [{ advertiser, at: now.toISOString() }, ...without(advertiser)].slice(0, MOST_MUTED))
}

export function unmuteHere(advertiser: string): void {
  const left = without(advertiser)
  store(KEY, left.length === 0 ? undefined : left)
}
