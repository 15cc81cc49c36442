import type { Language, Message, Values } from '../contract/index'
import { withPlurals } from './plain-plurals'

/** Words, and names of values between them. */
export type SimpleMessage = readonly (string | readonly [name: string])[]

export const isSimple = (message: Message): message is SimpleMessage =>
  typeof message !== 'string' &&
  message.every((part) => typeof part === 'string' || (Array.isArray(part) && part.length === 1))

/**
 * Nine texts in ten have no choice in them. Lingui makes its formatters anew for each that it says, which was a tenth of the time in which a
 * list comes alive; numbers are written only where a text has one.
 */
export function say(message: SimpleMessage, values: Values = {}, language: Language): string {
  let whole: Values | undefined
  const valueOf = (name: string) => values[name] ?? (whole ??= withPlurals(values, language))[name] ?? ''
  return message.map((part) => (typeof part === 'string' ? part : valueOf(part[0]))).join('')
}
