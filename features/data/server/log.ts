import { token } from '../../../kernel/index'
import type { Log } from '../../web/contract'

/** Where this feature logs to: the host's log, and lines of JSON on stderr while there is none. */
export const ownLog = token<Log>('data.log')

function line(level: string, about: object, says: string): void {
  const plain = (_key: string, value: unknown) => (value instanceof Error ? value.message : value)
  process.stderr.write(`${JSON.stringify({ level, feature: 'data', ...about, msg: says }, plain)}\n`)
}

const stderr: Log = {
  info: () => undefined, // not worth a line where nobody has set up a log
  warn: (about, says) => line('warn', about, says),
  error: (about, says) => line('error', about, says),
}

export function createLog(found: () => Log | undefined): Log {
  return {
    info: (about, says) => (found() ?? stderr).info(about, says),
    warn: (about, says) => (found() ?? stderr).warn(about, says),
    error: (about, says) => (found() ?? stderr).error(about, says),
  }
}
