/** States and provinces by code, by which feeds name a place when they leave its country out. */
const states: Readonly<Record<string, string>> = {
  US: `AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,DC District of Columbia,
    FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,
    MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,
    NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,
    RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,
    WV West Virginia,WI Wisconsin,WY Wyoming`,
  CA: `AB Alberta,BC British Columbia,MB Manitoba,NB New Brunswick,NL Newfoundland and Labrador,NS Nova Scotia,ON Ontario,
    PE Prince Edward Island,QC Quebec,SK Saskatchewan`,
  IN: `KA Karnataka,MH Maharashtra,TG Telangana,UP Uttar Pradesh,HR Haryana,GJ Gujarat,RJ Rajasthan,WB West Bengal,KL Kerala`,
}

/** Other names of countries than `Intl` has. */
const otherNames: Readonly<Record<string, string>> = {
  usa: 'US',
  us: 'US',
  'united states of america': 'US',
  america: 'US',
  uk: 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  'great britain': 'GB',
  turkey: 'TR',
  'czech republic': 'CZ',
  'hong kong': 'HK',
  macau: 'MO',
  'the netherlands': 'NL',
  holland: 'NL',
  uae: 'AE',
  'republic of korea': 'KR',
  korea: 'KR',
  'viet nam': 'VN',
  'russian federation': 'RU',
}

/** Countries of cities that stand alone under a short name. */
export const shortCities: Readonly<Record<string, string>> = { nyc: 'US', sf: 'US', la: 'US' }

const plain = (name: string) => name.toLowerCase().replace(/\./g, '').trim()

export interface PlaceNames {
  /** The region code of a country's name in any spelling. */
  region(name: string): string | undefined
  /** The country of a state or province, by code or name. */
  regionOfState(name: string): string | undefined
  /** The English name of a region. */
  country(region: string): string
}

/** Every region that `Intl` knows, by name: built once a run, since asking 676 times costs some milliseconds. */
export function createPlaceNames(): PlaceNames {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
  const regions = new Map<string, string>(Object.entries(otherNames))
  for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
    const name = names.of(code)
    if (name && !regions.has(plain(name)) && code !== 'UK') regions.set(plain(name), code)
  }
  const ofState = new Map<string, string>()
  for (const [region, list] of Object.entries(states))
    for (const each of list.split(',')) {
      const [code = '', ...name] = each.trim().split(' ')
      for (const key of [code, name.join(' ')]) if (!ofState.has(plain(key))) ofState.set(plain(key), region)
    }
  return {
    region: (name) => regions.get(plain(name)) ?? (/^[A-Z]{2}$/.test(name) && names.of(name) ? name : undefined),
    regionOfState: (name) => ofState.get(plain(name)),
    country: (region) => (names.of(region) ?? region).replace(/ SAR China$/, '').replace('Türkiye', 'Turkey'),
  }
}
