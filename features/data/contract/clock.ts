import { token } from '../../../kernel/declare'

/** The server's only time, so that a test can set it. */
export interface Clock {
  now(): Date
}

export const clock = token<Clock>('data.clock')
