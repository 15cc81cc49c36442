/** Cities by the name that they have here, each with the others by which people and feeds call it. */
const cities: Readonly<Record<string, readonly string[]>> = {
  Bengaluru: ['Bangalore', 'BLR'],
  Belagavi: ['Belgaum'],
  Chennai: ['Madras'],
  Delhi: ['New Delhi'],
  Gurugram: ['Gurgaon'],
  Hubballi: ['Hubli'],
  Kochi: ['Cochin'],
  Kolkata: ['Calcutta'],
  Kozhikode: ['Calicut'],
  Mangaluru: ['Mangalore'],
  Mumbai: ['Bombay'],
  Mysuru: ['Mysore'],
  Prayagraj: ['Allahabad'],
  Puducherry: ['Pondicherry'],
  Pune: ['Poona'],
  Thiruvananthapuram: ['Trivandrum'],
  Tiruchirappalli: ['Trichy', 'Tiruchi'],
  Vadodara: ['Baroda'],
  Visakhapatnam: ['Vizag'],
  "'s-Hertogenbosch": ['s-Hertogenbosch', 'Den Bosch'],
  DeKalb: [],
  DeLand: [],
  Düsseldorf: ['Duesseldorf'],
  Kraków: [],
  'Los Angeles': ['LA'],
  Malmö: [],
  Milan: ['Milano'],
  'New York': ['NYC', 'New York City'],
  Nuremberg: ['Nürnberg'],
  'San Francisco': ['SF'],
  Washington: ['Washington DC', 'Washington D.C.'],
  Zurich: [],
}

/** Small letters without accents. */
const plain = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s.]+/g, ' ')
    .trim()

let spellings: ReadonlyMap<string, string> | undefined
/** Made when it is first asked for: what a module does as it is loaded would bring it to every page. */
const known = () =>
  (spellings ??= new Map(
    Object.entries(cities).flatMap(([name, others]) => [name, ...others].map((each) => [plain(each), name] as const)),
  ))

/** Words that stay small inside a name. */
const small = /^(am|an|and|da|de|del|della|der|di|do|du|en|la|le|of|on|sur|the|upon)$/

const capital = (letter: string) => letter.toUpperCase()

/** One spelling whatever the case: `RIO DE JANEIRO` and `rio de janeiro` are Rio de Janeiro. */
const titled = (name: string) =>
  name
    .toLowerCase()
    .replace(/\p{L}[\p{L}\p{M}\p{N}'’]*/gu, (word, at) =>
      at > 0 && small.test(word) ? word : word.replace(/^\p{L}|(?<=^mc|['’])\p{L}(?=\p{L})/gu, capital),
    )
    .normalize('NFC')

/** The name here of a city that we know by any of its names, whatever case and accents; undefined for others. */
export const knownCity = (name: string): string | undefined => known().get(plain(name))

/** One name and one spelling for a city; what follows a comma is no part of it. */
export function cityName(city: string): string {
  const name = (city.split(',')[0] ?? '').replace(/\s+/g, ' ').trim()
  return knownCity(name) ?? titled(name)
}

/** The names by which people also look for it. */
export const otherCityNames = (city: string): readonly string[] => cities[city] ?? []
