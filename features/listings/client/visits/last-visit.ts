import { createContext, useEffect, useState } from 'react'

const KEY = 'foothold.visit'
/** Who is away for so long comes anew. */
const PAUSE_MS = 30 * 60_000

interface Visit {
  readonly seenAt: number
  readonly before: number | undefined
}

function read(text: string | null): Visit | undefined {
  try {
    const known = JSON.parse(text ?? 'null') as { seenAt?: unknown; before?: unknown } | null
    if (typeof known?.seenAt !== 'number') return undefined
    return { seenAt: known.seenAt, before: typeof known.before === 'number' ? known.before : undefined }
  } catch {
    return undefined
  }
}

/** The visit that goes on at `now`: within the pause it is the same one. */
export function nextVisit(known: Visit | undefined, now: number): Visit {
  if (!known) return { seenAt: now, before: undefined }
  return now - known.seenAt > PAUSE_MS ? { seenAt: now, before: known.seenAt } : { ...known, seenAt: now }
}

/** For the rows of a list. */
export const LastVisitContext = createContext<number | undefined>(undefined)

/** When one's last visit ended, in this browser; undefined at the first one and on the server. */
export function useLastVisit(): number | undefined {
  const [before, setBefore] = useState<number>()
  useEffect(() => {
    try {
      const visit = nextVisit(read(localStorage.getItem(KEY)), Date.now())
      localStorage.setItem(KEY, JSON.stringify(visit))
      setBefore(visit.before)
    } catch {
      // Storage is closed: nothing is marked.
    }
  }, [])
  return before
}
