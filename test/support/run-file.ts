import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Answer, Order } from './in-turn'

const root = fileURLToPath(new URL('../../', import.meta.url))
// The full product of looks (TEST_FULL=1) takes a quarter of an hour.
const FILE_LIMIT_MS = process.env['TEST_FULL'] === '1' ? 1_800_000 : 600_000
/** What lives for seconds, the embedded database above all: compiling it as well as can be, or early, would take longer than it runs. */
export const SHORT_LIVED = ['--liftoff-only', '--interrupt-budget=500000']
const FLAGS = ['--enable-source-maps', ...SHORT_LIVED]
/** What lets go of nothing would grow for ever. */
const FILES_IN_TURN = 12

export const inTurn = 'test/support/in-turn.ts'

export interface Result {
  readonly file: string
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  readonly output: string
}

const plain = (text: string) => text.replace(/\u001b\[[0-9;]*m/g, '')

/** uvu says nothing when a file forgets `.run()` and goes on to exit 0: without its summary a file has failed. */
function counted(file: string, hasFailed: boolean, output: string): Result {
  const text = plain(output)
  const sum = (name: string) =>
    [...text.matchAll(new RegExp(`^\\s*${name}:\\s+(\\d+)`, 'gm'))].reduce((all, [, count]) => all + Number(count), 0)
  const [total, passed, skipped] = [sum('Total'), sum('Passed'), sum('Skipped')]
  const failed = Math.max(total - passed, !hasFailed && total + skipped > 0 ? 0 : 1)
  return { file, passed, failed, skipped, output: text }
}

const programOf = (folder: string, file: string) => join(folder, file.replace(/\.tsx?$/, '.js'))

interface Running {
  readonly child: ChildProcess
  said: string
}

function start(program: string, ipc: boolean): Running {
  const child = spawn(process.execPath, [...FLAGS, program], {
    cwd: root,
    env: { ...process.env, NODE_ENV: process.env['NODE_ENV'] ?? 'test', FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe', ...(ipc ? ['ipc' as const] : [])],
  })
  const running: Running = { child, said: '' }
  const take = (chunk: Buffer) => void (running.said += chunk.toString())
  child.stdout?.on('data', take)
  child.stderr?.on('data', take)
  return running
}

/** Ends what runs too long. Returns what calls that off. */
function limit(running: Running): () => void {
  const timer = setTimeout(() => {
    running.said += `\nNo end after ${FILE_LIMIT_MS / 1000} s: the file was stopped.\n`
    running.child.kill('SIGKILL')
  }, FILE_LIMIT_MS)
  return () => clearTimeout(timer)
}

/** Runs a file in a process of its own. */
export function runAlone(folder: string, file: string): Promise<Result> {
  const running = start(programOf(folder, file), false)
  const callOff = limit(running)
  return new Promise((resolve) =>
    running.child.on('close', (code) => {
      callOff()
      resolve(counted(file, code !== 0, running.said))
    }),
  )
}

/** Runs files in turn in a process that they share, a new one every so often and after each failure: what dies takes nobody along. */
export function createRow(folder: string) {
  let running: Running | undefined
  let left = 0

  function end(): void {
    running?.child.kill()
    running = undefined
  }

  async function run(file: string): Promise<Result> {
    if (!running) [running, left] = [start(programOf(folder, inTurn), true), FILES_IN_TURN]
    const now = running
    now.said = ''
    left -= 1
    const callOff = limit(now)
    const hasFailed = await new Promise<boolean>((resolve) => {
      const died = () => resolve(true)
      now.child.once('close', died)
      now.child.once('message', ({ failed }: Answer) => {
        now.child.off('close', died)
        // What it has printed arrives by another way than its answer, and uvu's last word is how long it took.
        const settle = () => (now.said.includes('Duration:') ? resolve(failed) : setTimeout(settle, 5))
        settle()
      })
      now.child.send({ file } satisfies Order)
    })
    callOff()
    const result = counted(file, hasFailed, now.said)
    if (result.failed > 0 || left === 0) end()
    return result
  }

  return { run, end }
}
