import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

const MEMORY = fileURLToPath(new URL('../../node_modules/.cache/foothold/test-durations.json', import.meta.url))

/** What a file takes that has never run here, in ms. */
const GUESSES: readonly (readonly [RegExp, number])[] = [
  [/^test\/browser\/alone/, 120_000],
  [/^test\/browser\/(pages|session-states|shell-links|sign-in|switches)/, 50_000],
  [/^test\/browser\//, 25_000],
  [/^test\/hosts\/scaffold/, 60_000],
  [/^test\/hosts\//, 12_000],
  [/\/server\//, 8_000],
  [/./, 1_000],
]

function readMemory(): Record<string, number> {
  try {
    return JSON.parse(readFileSync(MEMORY, 'utf8')) as Record<string, number>
  } catch {
    return {} // nothing has run yet, or it was interrupted while writing
  }
}

/** The files that are still to be run, and how long each took. */
export interface Queue {
  /** The next one of the worker with this number. */
  next(worker: number): string | undefined
  took(file: string, ms: number): void
  /** Keeps what was learned for the next run. */
  remember(): void
}

/**
 * The longest first, so that all are busy to the end. The first of three workers begins with those of a browser and the others end with
 * them: a file with a browser waits for its pages a third of its time, so that two of them leave a core idle now and then.
 */
export function createQueue(files: readonly string[], isBrowser: (file: string) => boolean): Queue {
  const known = readMemory()
  const guess = (file: string) => known[file] ?? GUESSES.find(([of]) => of.test(file))?.[1] ?? 0
  const sorted = [...files].sort((a, b) => guess(b) - guess(a))
  const [browser, others] = [sorted.filter(isBrowser), sorted.filter((file) => !isBrowser(file))]
  return {
    next(worker) {
      if (worker % 3 === 0) return browser.shift() ?? others.shift()
      return others.shift() ?? browser.shift()
    },
    took: (file, ms) => void (known[file] = Math.round(ms)),
    remember() {
      mkdirSync(dirname(MEMORY), { recursive: true })
      writeFileSync(MEMORY, JSON.stringify(known, undefined, 1))
    },
  }
}
