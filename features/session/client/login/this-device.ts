const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Mac OS X/, 'Mac'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
]

/** A first name for a passkey of this device; its owner may change it. */
export function thisDevice(): string {
  return SYSTEMS.find(([pattern]) => pattern.test(navigator.userAgent))?.[1] ?? 'Passkey'
}
