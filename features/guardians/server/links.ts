import { createHash, randomBytes } from 'node:crypto'
import { ASKED_PAGE } from '../contract'

export const LINK_DAYS = 14

/** 256 bits that nobody guesses: of these the digest alone is kept, so a link is known by nobody but its reader. */
export const createToken = () => randomBytes(32).toString('base64url')

export const hashOf = (token: string) => createHash('sha256').update(`guardian ${token}`).digest('base64url')

export const linkOf = (publicUrl: string, token: string, language: 'en' | 'hi') =>
  `${publicUrl}${ASKED_PAGE}?${language === 'hi' ? 'lang=hn&' : ''}token=${token}`
