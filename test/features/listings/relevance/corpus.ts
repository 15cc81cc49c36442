import { readFileSync } from 'node:fs'
import type { OpportunityContent } from '../../../../features/listings/contract'
import { contentOf } from '../house'

/** What a listing is, told apart from how it is worded: grades are given by this, never by the words that a search sees. */
export interface Facts {
  readonly role: string
  readonly family: string
  readonly kind: string
  readonly city: string
  readonly mode: string
  readonly org: string
  readonly skill: readonly string[]
}

export interface CorpusRow {
  readonly facts: Facts
  readonly content: Partial<OpportunityContent>
}

export const readTsv = (name: string): readonly (readonly string[])[] =>
  readFileSync(new URL(`./${name}.tsv`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split('\t'))

const cities = [
  ['Bengaluru', 'Delhi', 'Mumbai', 'Pune'],
  ['Hyderabad', 'Chennai', 'Gurugram', 'Noida'],
] as const
const farther = 'Kolkata Jaipur Lucknow Indore Kochi Ahmedabad Chandigarh Bhopal Patna Nagpur Mysuru Coimbatore'.split(
  ' ',
)
/** As many organizers still write them. */
const oldNames: Readonly<Record<string, string>> = { Bengaluru: 'Bangalore', Gurugram: 'Gurgaon', Mysuru: 'Mysore' }
const organisations =
  'Kaveri Labs,Lumio Studio,Tarang Mobility,Medha Learning,Harit Energy,Neel Payments,Saffron Foods,Udaan Health,Orbit Analytics,Setu Capital,Deccan Robotics,Malabar Media,Nalanda Academy,Himadri Logistics,Rangoli Retail,Prayas Foundation'.split(
    ',',
  )
/** What stands in many descriptions and answers no question about them. */
const asides = [
  'You will sit beside our marketing, design and sales teams.',
  'Our engineers in Bengaluru and our data people in Pune will help you.',
  'Internship letters and job offers are sent by our human resources team.',
  'We ran a hackathon and a quiz last year; ask us about them.',
  'Lunch in Mumbai style, cricket on Fridays, a library with a teacher.',
  'Freshers and students from any college may apply.',
  'A pre-placement offer (PPO) may follow.',
]
const asks = ['a degree in', 'knowledge of', 'some experience in']
const pick = <T>(all: readonly T[], at: number): T => all[at % all.length] as T

function work(): CorpusRow[] {
  return readTsv('roles').flatMap(([role = '', family = '', titles = '', tags = '', gist = '', field = ''], r) => {
    const places = [...pick(cities, r), pick(farther, r), pick(farther, r * 5 + 3), '', '']
    return places.map((city, at) => {
      const kind = (at + Math.floor(r / 2)) % 2 === 0 ? 'internship' : 'job'
      const name = pick(titles.split('|'), Math.floor(at / 2) + r)
      const mode = city === '' ? 'remote' : at % 3 === 0 ? 'hybrid' : 'onsite'
      const org = pick(organisations, r * 3 + at)
      const written = at % 2 === r % 2 ? (oldNames[city] ?? city) : city
      const forms =
        kind === 'internship'
          ? [`${name} Intern`, `${name} Internship`, `${name} Trainee`]
          : [name, `Senior ${name}`, `${name} (Fresher)`]
      const perk = at % 4 === 1 ? ` ${asides[6]}` : ''
      return {
        facts: { role, family, kind, city, mode, org, skill: tags.split(',').map((tag) => tag.toLowerCase()) },
        content: {
          kind,
          title: pick(forms, at + r),
          organisation: org,
          city: written || null,
          workMode: mode as OpportunityContent['workMode'],
          tags: tags.split(','),
          description: `<p>${gist} What we ask for: ${pick(asks, at)} ${field}. ${pick(asides.slice(0, 6), r * 7 + at)}${perk}</p>`,
        },
      }
    })
  })
}

function happenings(): CorpusRow[] {
  return readTsv('happenings').flatMap(([kind = '', role = '', titles = '', tags = ''], r) =>
    titles.split('|').map((title, at) => {
      const city = (r + at) % 3 === 2 ? '' : pick([...cities[0], ...cities[1], ...farther], r * 3 + at * 5)
      const mode = city === '' ? 'online' : 'onsite'
      const org = pick(organisations, r * 5 + at)
      return {
        facts: { role, family: kind, kind, city, mode, org, skill: tags.split(',').map((tag) => tag.toLowerCase()) },
        content: {
          kind,
          title: `${title}${at === 0 ? ' 2026' : ''}`,
          organisation: org,
          city: city || null,
          workMode: mode as OpportunityContent['workMode'],
          tags: tags.split(','),
          pay: null,
          description: `<p>Open to students of all colleges. ${pick(asides.slice(0, 5), r + at)}</p>`,
        },
      }
    }),
  )
}

const inHindi = (): CorpusRow[] =>
  readTsv('hindi-rows').map(([kind = '', role = '', city = '', title = '', gist = ''], at) => ({
    facts: { role, family: 'hindi', kind, city, mode: 'onsite', org: pick(organisations, at), skill: ['hindi'] },
    content: {
      kind,
      title,
      organisation: pick(organisations, at),
      city,
      workMode: 'onsite',
      tags: ['Hindi'],
      description: `<p>${gist}</p>`,
    },
  }))

/** Some five hundred listings as they are written in India, the same ones each time. */
export const corpus: readonly CorpusRow[] = [...work(), ...happenings(), ...inHindi()]

export const fullContent = ({ content }: CorpusRow, at: number): OpportunityContent =>
  contentOf({ ...content, closesAt: new Date(Date.UTC(2026, 10, 25 + (at % 60), 18, 29, 59)).toISOString() })
