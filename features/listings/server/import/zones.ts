const probes = [new Date('2025-01-15T12:00:00Z'), new Date('2025-07-15T12:00:00Z')]
/** `Intl` still answers with the names of long ago. */
const newNames: Readonly<Record<string, string>> = { 'Asia/Calcutta': 'Asia/Kolkata' }

function offsetsOf(zone: string): string {
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
  return probes.map((at) => format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '').join()
}

/** The zones of a region; older and newer engines ask differently. */
function zonesIn(region: string): readonly string[] {
  const locale = new Intl.Locale(`und-${region}`) as Intl.Locale & {
    readonly timeZones?: readonly string[]
    getTimeZones?(): readonly string[] | undefined
  }
  return locale.getTimeZones?.() ?? locale.timeZones ?? []
}

/** The time zone of a country, where it has one time only; undefined for the United States. Remembers what it found. */
export function createZones(): (region: string) => string | undefined {
  const known = new Map<string, string | undefined>()
  function find(region: string): string | undefined {
    const zones = zonesIn(region)
    const [first] = zones
    if (first === undefined || new Set(zones.map(offsetsOf)).size > 1) return undefined
    return newNames[first] ?? first
  }
  return (region) => {
    if (!known.has(region)) known.set(region, find(region))
    return known.get(region)
  }
}
