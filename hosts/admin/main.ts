import { existsSync, readFileSync, rmSync } from 'node:fs'
import type { Socket } from 'node:net'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { verbRunner } from '../../features/modules/contract'
import { rememberChunks } from '../server/assets'
import { createLog } from '../server/log'
import { outliveReaders, sentence } from '../server/process'
import { type Environment, readEnvironment } from '../server/settings'
import { start } from '../server/start'
import { packDemo } from './pack'
import { createTerminal } from './terminal'
import { reach, readLines, socketPath, type ToCaller, writeLine } from './wire'

const dist = dirname(dirname(fileURLToPath(import.meta.url)))

async function throughServer(socket: Socket, verb: string | undefined, args: readonly string[]): Promise<number> {
  const terminal = createTerminal()
  writeLine(socket, { verb, args, folder: process.cwd() })
  for await (const message of readLines<ToCaller>(socket)) {
    if ('print' in message) terminal.print(message.print)
    else if ('progress' in message) terminal.progress(...message.progress)
    else if ('ask' in message) writeLine(socket, { answer: (await terminal.ask(message.ask, message)) ?? null })
    else {
      terminal.end()
      return message.exit
    }
  }
  terminal.print('The server went away before it was done. What it had done is kept; run the command again.')
  return 1
}

async function byItself(env: Environment, verb: string | undefined, args: readonly string[]): Promise<number> {
  const terminal = createTerminal()
  const { version } = JSON.parse(readFileSync(join(dirname(dist), 'package.json'), 'utf8')) as { version: string }
  const house = await start({
    env,
    log: createLog('warn'),
    chunkOf: rememberChunks(),
    dist,
    version,
    dev: false,
    step: (_, work) => work(),
  })
  const stop = new AbortController()
  process.once('SIGINT', () => stop.abort())
  try {
    return await house.server.get(verbRunner).run(verb, {
      args,
      folder: process.cwd(),
      print: terminal.print,
      ask: terminal.ask,
      progress: terminal.progress,
      signal: stop.signal,
    })
  } finally {
    terminal.end()
    await house.stop()
  }
}

async function main(): Promise<number> {
  const [verb, ...args] = process.argv.slice(2)
  if (verb === 'pack') return packDemo(dist) // part of the build: there is no house yet
  if (existsSync('.env')) process.loadEnvFile('.env')
  const env = readEnvironment(process.env)
  const path = socketPath(env.DATA_DIR)
  const socket = await reach(path)
  if (socket) return throughServer(socket, verb, args)
  rmSync(path, { force: true })
  return byItself(env, verb, args)
}

outliveReaders()
main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${sentence(error, undefined)}\n`)
    process.exit(1)
  },
)
