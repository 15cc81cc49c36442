import { proxy } from 'valtio'
import { MOST_COMPARED } from '../../contract'
import type { Compared, ComparedOne } from './compared'

const KEY = 'foothold.compare'

function read(): ComparedOne[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown
    const isOne = (each: unknown): each is ComparedOne =>
      typeof each === 'object' && each !== null && 'id' in each && Number.isSafeInteger(each.id) && 'title' in each
    return Array.isArray(kept) ? kept.filter(isOne).slice(0, MOST_COMPARED) : []
  } catch {
    return [] // storage is closed, or holds something that we did not write
  }
}

function write(list: readonly ComparedOne[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(list))
  } catch {
    // Storage is closed: the choice holds for this visit.
  }
}

/** `signal` ends it: then it follows the other tabs no more. */
export function createCompared(signal: AbortSignal): Compared {
  const state = proxy<{ list: ComparedOne[] }>({ list: [] })
  if (typeof window !== 'undefined') {
    state.list = read()
    addEventListener('storage', ({ key }) => void (key === KEY && (state.list = read())), { signal })
  }
  const set = (list: ComparedOne[]) => {
    state.list = list
    write(list)
  }
  return {
    state,
    toggle(one) {
      const others = state.list.filter(({ id }) => id !== one.id)
      if (others.length === state.list.length && others.length >= MOST_COMPARED) return false
      set(others.length < state.list.length ? others : [...others, one])
      return true
    },
    clear: () => set([]),
  }
}
