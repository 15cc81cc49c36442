const given = new WeakMap<object, string>()

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789' // none that is read for another
const LENGTH = 10

/** The id under which the log has an error of this browser: the same each time it is asked, to be shown and to be sent. */
export function referenceOf(error: object): string {
  const known = given.get(error)
  if (known) return known
  const chance = crypto.getRandomValues(new Uint8Array(LENGTH))
  const made = Array.from(chance, (byte) => LETTERS[byte % LETTERS.length]).join('')
  given.set(error, made)
  return made
}
