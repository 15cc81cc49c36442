const hex = (byte: number) => byte.toString(16).padStart(2, '0')

/** A name that nobody else gives (UUID, version 4, RFC 9562 §5.4). */
function randomName(): ReturnType<Crypto['randomUUID']> {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] as number) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80
  const text = Array.from(bytes, hex).join('')
  const [a, b, c, d, e] = [text.slice(0, 8), text.slice(8, 12), text.slice(12, 16), text.slice(16, 20), text.slice(20)]
  return `${a}-${b}-${c}-${d}-${e}`
}

/** Browsers keep `crypto.randomUUID` for https and localhost; in a house of its own over plain http, names are made of the same random numbers. */
export function giveRandomNames(): void {
  crypto.randomUUID ??= randomName
}
