const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** As feeds and people write them. */
const spellings = [
  ['en', 'long'],
  ['en', 'short'],
  ['hi', 'long'],
] as const

const plain = (name: string) => name.trim().toLowerCase()
/** Not one that was given up: `DD` has the name of Germany too. */
const isCurrent = (code: string) => new Intl.Locale('und', { region: code }).region === code

/** The ISO 3166 code of a country by its name, `CH` of Switzerland; undefined where nobody calls one so. */
export function countryCode(name: string): string | undefined {
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  for (const [language, style] of spellings) {
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none', style })
    const found = codes.find((code) => plain(names.of(code) ?? '') === plain(name) && isCurrent(code))
    if (found) return found
  }
  return undefined
}
