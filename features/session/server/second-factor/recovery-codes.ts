import { randomInt } from 'node:crypto'
import { hashOf } from '../entering/secrets'

/** Without signs that look alike. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const HOW_MANY = 10

const half = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('')

export const newRecoveryCodes = () => Array.from({ length: HOW_MANY }, () => `${half()}-${half()}`)

/** As it was meant, however it was typed; undefined for what cannot be one. */
export function readRecoveryCode(typed: string): string | undefined {
  const plain = typed.toUpperCase().replace(/[\s-]/g, '')
  return /^[2-9A-HJ-NP-Z]{8}$/.test(plain) ? `${plain.slice(0, 4)}-${plain.slice(4)}` : undefined
}

export const recoveryHash = (personId: number, code: string) => hashOf('recovery', String(personId), code)
