const cityNames: ReadonlyMap<string, string> = new Map(
  Object.entries({
    bangalore: 'Bengaluru',
    bengaluru: 'Bengaluru',
    gurgaon: 'Gurugram',
    gurugram: 'Gurugram',
    bombay: 'Mumbai',
    madras: 'Chennai',
    calcutta: 'Kolkata',
    poona: 'Pune',
    trivandrum: 'Thiruvananthapuram',
    cochin: 'Kochi',
    mysore: 'Mysuru',
    baroda: 'Vadodara',
    vizag: 'Visakhapatnam',
    'new delhi': 'Delhi',
  }),
)

/** One name for a city that has two; what follows a comma is no part of it. */
export function cityName(city: string): string {
  const name = city.split(',')[0]?.trim() ?? ''
  return cityNames.get(name.toLowerCase()) ?? name
}

/** The names by which people also look for it. */
export const otherCityNames = (city: string): readonly string[] =>
  [...cityNames].flatMap(([name, known]) => (known === city ? [name] : []))
