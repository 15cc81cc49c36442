import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { madeOnce } from '../../web/contract'

/** Under this a password falls to about a million guesses: the lists that guessers begin with. */
const LEAST_SCORE = 2

export interface PasswordRules {
  /** Says why a password is too easy, or nothing. Length is the schema's business (NIST SP 800-63B: no rules about mixtures of signs). */
  whyWeak(password: string, about: readonly string[]): Promise<string | undefined>
}

/** The dictionaries weigh 2 MB: they are loaded with the first password that is chosen. */
export function createPasswordRules(): PasswordRules {
  const estimator = madeOnce(async (): Promise<ZxcvbnFactory> => {
    const [{ ZxcvbnFactory: Factory }, common] = await Promise.all([
      import('@zxcvbn-ts/core'),
      import('@zxcvbn-ts/language-common'),
    ])
    return new Factory({ dictionary: common.dictionary, graphs: common.adjacencyGraphs })
  })

  return {
    async whyWeak(password, about) {
      // Each part, and the parts as people run them together.
      const words = about.flatMap((text) => [...text.split(/[\s@.]+/), text.replace(/@.*$/, '').replace(/[\s.]+/g, '')])
      const { score } = (await estimator()).check(
        password,
        words.filter((word) => word.length >= 3),
      )
      return score < LEAST_SCORE
        ? 'This is among the first that guessers try: a common word, your name, a date or a row of keys. Several unrelated words are easy to keep and hard to guess.'
        : undefined
    },
  }
}
