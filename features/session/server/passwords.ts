import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'

/** argon2id at 19 MiB and two passes: what OWASP asks for at the least, about 20 ms here. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Of a password that nobody knows: checked where there is no account, so that the time of an answer tells nothing. */
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$ZT7zj5I3X5LGM4Dj35b5yQ$xDOUYt2aUIC5DBEkInKwozusNZAH74VHEIQhsOkQjiM'

export interface Passwords {
  hash(password: string): Promise<string>
  /** With `undefined` it takes as long and answers no. */
  fits(hash: string | undefined, password: string): Promise<boolean>
}

/** Hashes on at most cores − 1 threads, so that sign-ins never take all of the machine; the rest waits its turn. */
export function createPasswords(): Passwords {
  const inTurn = pLimit(Math.max(1, availableParallelism() - 1))

  return {
    hash: (password) => inTurn(() => hash(password, COST)),
    async fits(known, password) {
      const fits = await inTurn(() => verify(known ?? NOBODY, password))
      return fits && known !== undefined
    },
  }
}
