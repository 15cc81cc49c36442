import { mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { dirname, join } from 'node:path'
import type { VerbRunner } from '../../features/modules/contract'
import type { Log } from '../../features/web/contract'
import { type Answered, reach, readLines, socketPath, type ToServer, writeLine } from './wire'

/** Stops accepting; verbs under way may end within `limitMs`, then their callers are left. */
type Close = (limitMs: number) => Promise<void>

/** Lets `npm run admin` reach this server: a socket in DATA_DIR that only its owner can open. */
export async function serveAdmin(dataDir: string, runner: VerbRunner, log: Log): Promise<Close> {
  const path = socketPath(dataDir)
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 }) // beside PostgreSQL nothing may have been kept in it yet
  const living = await reach(path)
  if (living) {
    living.destroy()
    log.warn(
      {},
      `Another server answers at ${path}: npm run admin reaches that one. Give this one a DATA_DIR of its own.`,
    )
    return async () => {}
  }
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    void answer(socket, runner, log)
  })
  // A server that closes removes the path it was made with, whoever's that is by now: so it is made with one that is its own.
  const made = join(dirname(path), `${process.pid}.sock`)
  rmSync(made, { force: true })
  const before = process.umask(0o077)
  await new Promise<void>((done, fail) => server.once('error', fail).listen(made, done)).finally(() =>
    process.umask(before),
  )
  const { ino } = statSync(made)
  renameSync(made, path) // also over that of a server that was killed
  return async (limitMs) => {
    if (statSync(path, { throwIfNoEntry: false })?.ino === ino) rmSync(path, { force: true })
    const leave = setTimeout(() => {
      for (const socket of sockets) socket.destroy()
    }, limitMs)
    await new Promise<void>((done) => server.close(() => done()))
    clearTimeout(leave)
  }
}

async function answer(socket: Socket, runner: VerbRunner, log: Log): Promise<void> {
  const gone = new AbortController()
  socket.on('close', () => gone.abort())
  socket.on('error', () => gone.abort())
  const lines = readLines<ToServer | Answered>(socket)
  try {
    const first = (await lines.next()).value
    if (!first || !('verb' in first)) return void socket.end() // gone before it said what it wants
    const { verb, args, folder } = first
    const exit = await runner.run(verb, {
      args,
      folder,
      print: (line) => writeLine(socket, { print: line }),
      async ask(question, { secret = false } = {}) {
        writeLine(socket, { ask: question, secret })
        const next = (await lines.next()).value
        return next && 'answer' in next ? (next.answer ?? undefined) : undefined
      },
      progress: (done, total) => writeLine(socket, { progress: [done, total] }),
      signal: gone.signal,
    })
    writeLine(socket, { exit })
    socket.end()
  } catch (error) {
    log.error({ err: error }, 'A verb of the command line failed')
    writeLine(socket, { print: `The server failed: ${error instanceof Error ? error.message : String(error)}` })
    writeLine(socket, { exit: 1 })
    socket.end()
  }
}
