const HOUSE_COUNTRY = 'India'
const HOUSE_CODE = 'IN'

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

function readCodes(): ReadonlyMap<string, string> {
  const codes = letters.flatMap((first) => letters.map((second) => first + second)).filter(isCurrent)
  const byName = new Map<string, string>()
  for (const [language, style] of spellings) {
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none', style })
    for (const code of codes) {
      const name = plain(names.of(code) ?? '')
      if (name && !byName.has(name)) byName.set(name, code)
    }
  }
  return byName
}

/** Two thousand names: read with the first country that is not the house's, not for each page. */
let codes: ReadonlyMap<string, string> | undefined

/** A country as schema.org's addressCountry has it: its ISO 3166 code, `CH` of Switzerland, or its name where nobody calls one so. Left out, it is the house's. */
export function addressCountry(country: string | null): string {
  if (country === null || country === HOUSE_COUNTRY) return HOUSE_CODE
  codes ??= readCodes()
  return codes.get(plain(country)) ?? country
}
