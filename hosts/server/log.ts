import { type DestinationStream, pino } from 'pino'
import type { Log } from '../../features/web/contract'

const SECRETS = ['password', 'token', 'secret', 'authorization', 'cookie', 'esd', 'esk', 'code']

/** What went wrong, with its words and where it was. Its code is none that somebody was mailed, and stands under a name that is not kept out. */
function told(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { code, ...rest } = pino.stdSerializers.err(error)
  return code === undefined ? rest : { ...rest, errorCode: code }
}

/** One JSON line each on stderr, so that stdout stays for people. Names that hold secrets never reach it. */
export function createLog(level = 'info', into: DestinationStream = pino.destination({ dest: 2, sync: false })): Log {
  const redact = { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[kept out]' }
  const serializers = { err: told, error: told }
  const lines = pino({ level, base: null, redact, serializers, timestamp: pino.stdTimeFunctions.isoTime }, into)
  return {
    info: (about, says) => lines.info(about, says),
    warn: (about, says) => lines.warn(about, says),
    error: (about, says) => lines.error(about, says),
  }
}
