import type { ReceiptFile, SealedContent } from '../../contract/receipt-file'

export type Verdict =
  | { readonly is: 'genuine'; readonly content: SealedContent }
  /** No file of a receipt; changed since; sealed by nobody, or by another house; nothing to check it with. */
  | { readonly is: 'unreadable' | 'changed' | 'unsigned' | 'foreign' | 'unable' }

/** What a file proves, given the house's public key (SPKI, base64). Asks nobody: it works without a connection. */
export async function checkReceipt(text: string, publicKey: string): Promise<Verdict> {
  const file = readFile(text)
  if (!file) return { is: 'unreadable' }
  // Pages that are not served over https have no such thing.
  const subtle = globalThis.crypto?.subtle
  if (!subtle) return { is: 'unable' }
  const bytes = new TextEncoder().encode(file.content)
  if (hex(await subtle.digest('SHA-256', bytes)) !== file.sha256) return { is: 'changed' }
  if (file.signature === null) return { is: 'unsigned' }
  // Older browsers do not know the kind of key.
  const key = await subtle
    .importKey('spki', fromBase64(publicKey), { name: 'Ed25519' }, false, ['verify'])
    .catch(() => undefined)
  if (!key) return { is: 'unable' }
  const signature = signatureIn(file)
  if (!signature || !(await subtle.verify('Ed25519', key, signature, bytes))) return { is: 'foreign' }
  return { is: 'genuine', content: JSON.parse(file.content) }
}

function readFile(text: string): ReceiptFile | undefined {
  try {
    const { content, sha256, signature } = JSON.parse(text)
    const isSealed = typeof content === 'string' && typeof sha256 === 'string'
    return isSealed && (signature === null || typeof signature === 'string')
      ? { content, sha256, signature }
      : undefined
  } catch {
    return undefined
  }
}

function signatureIn({ signature }: ReceiptFile) {
  try {
    return fromBase64(signature ?? '')
  } catch {
    return undefined
  }
}

const fromBase64 = (text: string) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))

const hex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
