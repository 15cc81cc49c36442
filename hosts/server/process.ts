import { isAbsolute } from 'node:path'
import type { Log } from '../../features/web/contract'
import { KernelError } from '../../kernel/index'
import { type Environment, SettingsError } from './settings'

export const say = (line: string) => void process.stdout.write(`${line}\n`)

/** Whoever reads may leave before the end, as `head` does: what is said then is for nobody, and the work goes on. */
export function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
    })
}

export async function step<T>(says: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now()
  const result = await work()
  say(`· ${says}: ${((performance.now() - began) / 1000).toFixed(2)} s`)
  return result
}

/** A folder that could not be made, however deep in what a start failed by. */
function unmadeFolder(error: unknown): NodeJS.ErrnoException | undefined {
  if (!(error instanceof Error)) return undefined
  return (error as NodeJS.ErrnoException).syscall === 'mkdir' ? error : unmadeFolder(error.cause)
}

/** What went wrong, as one sentence a person can act on; for a bug its whole trace, which it deserves. */
export function sentence(error: unknown, env: Environment | undefined): string {
  if (error instanceof SettingsError) return error.message
  const { code, syscall, address } = (error ?? {}) as { code?: string; syscall?: string; address?: string }
  const isListening = syscall === 'listen' || syscall === 'getaddrinfo'
  if (code === 'EADDRINUSE')
    return `Port ${env?.PORT} on ${env?.HOST} is taken: another server runs there. Stop it, or start this one with PORT=${(env?.PORT ?? 4000) + 1}.`
  if (syscall === 'listen' && isAbsolute(address ?? ''))
    return `${address} could not be made (${code}): npm run admin needs it. Let this user write to DATA_DIR, or name another.`
  if (code === 'EACCES' && syscall === 'listen')
    return `Port ${env?.PORT} may not be used by this user. Choose one above 1023: PORT=4000 npm start.`
  if (env && isListening && (code === 'EADDRNOTAVAIL' || syscall === 'getaddrinfo'))
    return `HOST=${env.HOST} is no address of this machine. Leave it out for this machine alone, or say 0.0.0.0 for all of its addresses.`
  const unmade = unmadeFolder(error)
  if (unmade)
    return `${unmade.path} could not be made (${unmade.code}). Let this user write there, or name another folder: DATA_DIR=<folder> npm start.`
  if (error instanceof KernelError) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** What one feature forgot to wait for costs a line of the log, and nobody the site. Returns what takes it back. */
export function outliveRejections(log: Pick<Log, 'error'>): () => void {
  const tell = (reason: unknown) => log.error({ err: reason }, 'Something failed that nobody waited for')
  process.on('unhandledRejection', tell)
  return () => void process.off('unhandledRejection', tell)
}

/** Stops in order when asked by a signal, at once when asked twice. Ctrl+C comes from the terminal and, as SIGTERM, from whoever started us: that is once. */
export function stopOnSignal(stop: () => Promise<void>) {
  const heard = new Set<NodeJS.Signals>()
  const end = async (signal: NodeJS.Signals) => {
    if (heard.has(signal)) process.exit(1)
    const isFirst = heard.size === 0
    heard.add(signal)
    if (!isFirst) return
    say('Stopping: requests under way finish first …')
    await stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${sentence(error, undefined)}\n`)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
}
