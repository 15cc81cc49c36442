import { pino } from 'pino'
import type { Log } from '../../features/web/contract'

const SECRETS = ['password', 'token', 'secret', 'authorization', 'cookie', 'esd', 'esk', 'code']

/** One JSON line each on stderr, so that stdout stays for people. Names that hold secrets never reach it. */
export function createLog(level = 'info'): Log {
  const redact = { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[kept out]' }
  const lines = pino(
    { level, base: null, redact, timestamp: pino.stdTimeFunctions.isoTime },
    pino.destination({ dest: 2, sync: false }),
  )
  return {
    info: (about, says) => lines.info(about, says),
    warn: (about, says) => lines.warn(about, says),
    error: (about, says) => lines.error(about, says),
  }
}
