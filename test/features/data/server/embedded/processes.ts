import type { ChildProcessByStdio } from 'node:child_process'
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { argumentsFor } from '../../../../support/program'

const LINE_LIMIT_MS = 30_000
const child = argumentsFor('test/features/data/server/embedded/child.ts')

/** A child process and what it says, line by line, each with a deadline. */
export interface Talker {
  readonly pid: number
  next(): Promise<Record<string, unknown>>
  /** kill -9, and wait until it is gone. */
  kill(): Promise<void>
}

export function startChild(...args: readonly string[]): Talker {
  const process_: ChildProcessByStdio<null, Readable, null> = spawn(process.execPath, [...child, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: process_.stdout })[Symbol.asyncIterator]()
  const gone = new Promise<void>((resolve) => process_.once('exit', () => resolve()))
  return {
    pid: process_.pid ?? 0,
    async next() {
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Error(`The child said nothing for ${LINE_LIMIT_MS} ms.`)), LINE_LIMIT_MS)
      })
      const line = await Promise.race([lines.next(), late]).finally(() => clearTimeout(timer))
      if (line.done) throw new Error('The child ended without a word.')
      return JSON.parse(line.value) as Record<string, unknown>
    },
    async kill() {
      process_.kill('SIGKILL')
      await gone
    },
  }
}
