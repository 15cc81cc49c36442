const ENCRYPT = /\/Encrypt\s*(?:\d+\s+\d+\s+R\b|<<)/

/**
 * Whether a PDF is encrypted: it asks for a password, or forbids printing and copying. Its trailer says so, in plain bytes even where all else is compressed
 * (ISO 32000-1, 7.5.5 and 7.6.1). Nobody can look into such a file for what harms.
 */
export function isProtectedPdf(bytes: Uint8Array): boolean {
  return ENCRYPT.test(new TextDecoder('latin1').decode(bytes))
}
