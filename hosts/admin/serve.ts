import { mkdirSync, rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { dirname } from 'node:path'
import type { VerbRunner } from '../../features/modules/contract'
import type { Log } from '../../features/web/contract'
import { type Answered, readLines, socketPath, type ToServer, writeLine } from './wire'

/** Lets `npm run admin` reach this server: a socket in DATA_DIR that only its owner can open. */
export async function serveAdmin(dataDir: string, runner: VerbRunner, log: Log): Promise<() => Promise<void>> {
  const path = socketPath(dataDir)
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 }) // beside PostgreSQL nothing may have been kept in it yet
  rmSync(path, { force: true }) // of a server that was killed; a living one holds the database's lock
  const server = createServer((socket) => void answer(socket, runner, log))
  const before = process.umask(0o077)
  await new Promise<void>((done, fail) => server.once('error', fail).listen(path, done)).finally(() =>
    process.umask(before),
  )
  return () => new Promise((done) => server.close(() => done()))
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
