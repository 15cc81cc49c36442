import { type Fault, type FaultListener, type FaultSource, type Log, scrub } from '../contract'

export type TellFault = (fault: Fault, source: FaultSource) => void

/** Hands faults to whoever listens. A listener that fails is a line of the log and no fault of its own: that would go round for ever. */
export function createTellFault(listeners: () => readonly FaultListener[], log: Log): TellFault {
  return (fault, source) => {
    for (const { id, heard } of listeners()) {
      try {
        heard(fault, source)
      } catch (error) {
        log.error({ err: error, listener: id }, 'A listener to faults failed')
      }
    }
  }
}

/** What an answer failed by. `reference`: the request's id, which the answer shows; `place`: the pattern of the endpoint. */
export function serverFault(
  thrown: unknown,
  { reference, place, release }: Pick<Fault, 'reference' | 'place' | 'release'>,
): Fault {
  const { name, message, stack = '' } = thrown instanceof Error ? thrown : new Error(String(thrown))
  const cleaned = { name: scrub(name), message: scrub(message), stack: scrub(stack) }
  return { side: 'server', reference, place, release, browser: undefined, ...cleaned }
}
