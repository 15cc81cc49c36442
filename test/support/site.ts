import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { SHORT_LIVED } from './run-file'

const root = fileURLToPath(new URL('../../', import.meta.url))
const START_LIMIT_MS = 60_000

/** The built site as its users run it: a process of its own, with demo data on a fresh folder. */
export interface RunningSite {
  readonly origin: string
  readonly dataDir: string
  /** What it said so far. */
  said(): string
  kill(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>
  stop(): Promise<void>
}

/** Whether this one is free, else any that is. */
function tryPort(wanted: number): Promise<number> {
  return new Promise((done) => {
    const server = createServer()
    server.once('error', () => done(tryPort(0)))
    server.listen(wanted, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => done(port))
    })
  })
}

export const freePort = (): Promise<number> => tryPort(0)

/** The last site's, as long as it is over: a browser has the scripts of a site at the same address already. */
let lastPort = 0

const ended = (child: ChildProcess) =>
  new Promise<void>((done) => (child.exitCode === null ? child.once('exit', () => done()) : done()))

/** Within a run of all tests it is compiled quickly, see run-file.ts; what measures runs as users do. */
const asHere = process.execArgv.filter((flag) => SHORT_LIVED.includes(flag))
const wholeSite: readonly [script: string, ...args: string[]] = ['dist/server/server.js']

export async function startSite(
  env: Readonly<Record<string, string>> = {},
  folder?: string,
  program: readonly [script: string, ...args: string[]] = wholeSite,
): Promise<RunningSite> {
  const dataDir = folder ?? mkdtempSync(join(tmpdir(), 'foothold-site-'))
  const port = await tryPort(lastPort)
  lastPort = port
  const child = spawn(process.execPath, ['--enable-source-maps', ...asHere, ...program], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => void (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => void (output += chunk.toString()))
  await new Promise<void>((ready, fail) => {
    const timer = setTimeout(
      () => fail(new Error(`The site was not ready after ${START_LIMIT_MS / 1000} s:\n${output}`)),
      START_LIMIT_MS,
    )
    child.stdout.on('data', () => / is (ready|alone) at /.test(output) && (clearTimeout(timer), ready()))
    child.once('exit', (code) => (clearTimeout(timer), fail(new Error(`The site ended with ${code}:\n${output}`))))
  })
  return {
    origin: `http://127.0.0.1:${port}`,
    dataDir,
    said: () => output,
    async kill(signal) {
      child.kill(signal)
      await ended(child)
    },
    async stop() {
      child.kill('SIGTERM')
      await ended(child)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
