import { saidBy } from '../../../web/kit'

/** What is said by the name of the browser's error (Web Authentication, §5.1.3 and §5.1.4); `other` where it has none that says more. */
const SAID = {
  use: {
    NotAllowedError: 'session.passkey.use.closed',
    SecurityError: 'session.passkey.use.address',
    other: 'session.passkey.failed',
  },
  make: {
    NotAllowedError: 'session.passkey.make.closed',
    SecurityError: 'session.passkey.make.address',
    InvalidStateError: 'session.passkey.make.known',
    NotSupportedError: 'session.passkey.make.unable',
    ConstraintError: 'session.passkey.make.unable',
    other: 'session.passkey.make.failed',
  },
} as const satisfies Record<string, Readonly<Record<string, string>>>

type Act = keyof typeof SAID

/** The browser gave no passkey, or its person turned away: it tells nobody which. */
class PasskeyRefused extends Error {
  override readonly name = 'PasskeyRefused'
  /** A text key: what happened, and what somebody does now. */
  readonly textKey: string
  constructor(act: Act, cause: unknown) {
    const name = cause instanceof Error ? cause.name : ''
    super(`The browser did not ${act} a passkey: ${name}`, { cause })
    const said: Readonly<Record<string, string>> = SAID[act]
    this.textKey = said[name] ?? SAID[act].other
  }
}

const isTakenBack = (error: unknown) => error instanceof Error && error.name === 'AbortError'

/** Asks the browser: what it refuses is told apart from what the server does. */
export async function askBrowser<T>(act: Act, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    throw isTakenBack(error) ? error : new PasskeyRefused(act, error)
  }
}

/** What went wrong with a passkey, as a sentence; undefined where the page itself took its question back. */
export function saidOfPasskey(error: unknown, t: (key: string) => string): string | undefined {
  if (isTakenBack(error)) return undefined
  return error instanceof PasskeyRefused ? t(error.textKey) : saidBy(error, t('ui.serverError'))
}
