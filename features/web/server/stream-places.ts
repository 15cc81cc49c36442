import { webErrors } from '../contract'

/** One tab of a browser holds a stream for all of them, and two while topics change. Behind a stranger's address may sit a whole college. */
const MOST = { node: 10_000, stranger: 2_000, person: 50 }

/** How many streams are open, of this node, of strangers of an address and of a person: each costs memory for as long as somebody likes. */
export interface StreamPlaces {
  /** Takes a place until what is returned is called. Throws `too-many-streams` where the node has none left, else `too-many`. */
  take(of: keyof typeof MOST, name?: string): () => void
}

export function createStreamPlaces(most: Readonly<typeof MOST> = MOST): StreamPlaces {
  const taken = new Map<string, number>()
  return {
    take(of, name = '') {
      const key = `${of} ${name}`
      const count = taken.get(key) ?? 0
      if (count >= most[of]) {
        const full = of === 'node' ? webErrors.tooManyStreams : webErrors.tooMany
        throw full('Too many pages are open here for news to reach them all. Close some of them.', {
          retryAfterSeconds: 60,
        })
      }
      taken.set(key, count + 1)
      return () => {
        const left = (taken.get(key) ?? 0) - 1
        if (left > 0) taken.set(key, left)
        else taken.delete(key)
      }
    },
  }
}
