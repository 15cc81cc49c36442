/** Runs work by name: one at a time of each name, and once more when it was asked for meanwhile. Names do not wait for each other. */
export interface Lanes {
  /** `work` takes care of its own errors. */
  run(name: string, work: () => Promise<void>): void
  /** Resolves when none of these runs. */
  settled(names?: Iterable<string>): Promise<void>
}

export function createLanes(): Lanes {
  const running = new Map<string, Promise<void>>()
  const again = new Set<string>()

  async function repeat(name: string, work: () => Promise<void>): Promise<void> {
    do {
      again.delete(name)
      await work()
    } while (again.has(name))
    running.delete(name)
  }

  return {
    run(name, work) {
      if (running.has(name)) again.add(name)
      else running.set(name, repeat(name, work))
    },
    async settled(names = running.keys()) {
      await Promise.all([...names].map((name) => running.get(name)))
    },
  }
}
