import pLimit from 'p-limit'

/** Each is read with all its parts: many at once would take every connection of this node. */
const AT_ONCE = 4

/** What `read` answers of each, in their order. */
export function readFew<One, Read>(all: readonly One[], read: (one: One) => Promise<Read>): Promise<readonly Read[]> {
  const few = pLimit(AT_ONCE)
  return Promise.all(all.map((one) => few(() => read(one))))
}
