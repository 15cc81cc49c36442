import { readStored, store } from '../../../web/kit'
import type { Notice } from '../../contract/wire'

/** Notices that were closed in this browser, as they stood: one that was changed since is another. */
const KEY = 'foothold.notices-read'
const MOST = 30

const nameOf = ({ id, version }: Pick<Notice, 'id' | 'version'>) => `${id}.${version}`

function read(): readonly string[] {
  const kept = readStored(KEY)
  return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : []
}

export const isRead = (notice: Pick<Notice, 'id' | 'version'>): boolean => read().includes(nameOf(notice))

export function noteRead(notice: Pick<Notice, 'id' | 'version'>): void {
  store(KEY, [nameOf(notice), ...read().filter((each) => each !== nameOf(notice))].slice(0, MOST))
}
