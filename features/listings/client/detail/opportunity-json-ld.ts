import { addressCountry } from '../../contract/address-country'
import { countriesOf, type Place, placesOf } from '../../contract/places'
import { plainText } from '../../contract/plain-text'
import { type EmploymentType, employmentTypeOf } from '../../contract/employment'
import type { OpportunityDetail } from '../../contract/wire'

const HOUSE_COUNTRY = 'India'
const PAISE = 100
/** What comes once is no salary: search engines would take it for a year's. */
const units = { month: 'MONTH', year: 'YEAR', once: undefined } as const

/** One by itself, several as a list. */
const oneOrAll = <T>(all: readonly T[]): T | readonly T[] => (all.length === 1 ? (all[0] as T) : all)

const address = ({ city, country }: Place) => ({
  '@type': 'PostalAddress',
  ...(city && { addressLocality: city }),
  addressCountry: addressCountry(country),
})

const employments: Readonly<Record<EmploymentType, string>> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  volunteer: 'VOLUNTEER',
}

/** Nothing for a job of which nobody said it: a guess would be filtered by as if it were known. */
function employmentOf(job: OpportunityDetail): string | readonly string[] | undefined {
  const type = employmentTypeOf(job)
  const said = type ? employments[type] : undefined
  if (job.kind !== 'internship') return said
  return said ? ['INTERN', said] : 'INTERN'
}

/** What search engines show of it. A closed opportunity has none: nobody should find a job that is gone. That an event was called off they are to know. */
export function opportunityJsonLd(opportunity: OpportunityDetail, origin: string): readonly object[] {
  const { kind, standing, isCancelled } = opportunity
  const isWork = kind === 'job' || kind === 'internship'
  if (standing === 'closed' && (isWork || !isCancelled)) return []
  return [isWork ? jobPosting(opportunity, origin) : event(opportunity, origin)]
}

function jobPosting(job: OpportunityDetail, origin: string): object {
  const isRemote = job.workMode === 'remote' || job.workMode === 'online'
  const { pay } = job
  const countries = countriesOf(job)
  const limits = countries.length > 0 ? countries : [HOUSE_COUNTRY]
  const places = placesOf(job).filter(({ city }) => !isRemote || city !== null)
  const employment = employmentOf(job)
  const unitText = pay ? units[pay.period] : undefined
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: job.description,
    datePosted: job.publishedAt ?? job.updatedAt,
    ...(job.closesAt && { validThrough: job.closesAt }),
    ...(employment && { employmentType: employment }),
    hiringOrganization: {
      '@type': 'Organization',
      name: job.organisation.name,
      ...(job.organisation.logo && { logo: new URL(job.organisation.logo, origin).href }),
    },
    identifier: { '@type': 'PropertyValue', name: job.organisation.name, value: String(job.id) },
    ...(isRemote && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: oneOrAll(limits.map((name) => ({ '@type': 'Country', name }))),
    }),
    ...(places.length > 0 && {
      jobLocation: oneOrAll(places.map((each) => ({ '@type': 'Place', address: address(each) }))),
    }),
    ...(pay &&
      unitText && {
        baseSalary: {
          '@type': 'MonetaryAmount',
          currency: pay.currency,
          value: {
            '@type': 'QuantitativeValue',
            minValue: pay.minPaise / PAISE,
            maxValue: pay.maxPaise / PAISE,
            unitText,
          },
        },
      }),
    ...(job.seats && { totalJobOpenings: job.seats }),
    directApply: !job.isExternal,
    url: origin + job.path,
  }
}

const MODES = { onsite: 'Offline', hybrid: 'Mixed', remote: 'Online', online: 'Online' } as const

function event(opportunity: OpportunityDetail, origin: string): object {
  const { workMode, startsOn, endsOn, closesAt, publishedAt, updatedAt } = opportunity
  const url = origin + opportunity.path
  const virtual = { '@type': 'VirtualLocation', url }
  const places = placesOf(opportunity).map((each) => ({
    '@type': 'Place',
    name: each.city ?? each.country ?? HOUSE_COUNTRY,
    address: address(each),
  }))
  const mode = MODES[workMode] ?? 'Offline'
  const startDate = startsOn ?? closesAt ?? publishedAt ?? updatedAt
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    '@id': `${url}#event`,
    name: opportunity.title,
    description: plainText(opportunity.description),
    startDate,
    endDate: endsOn ?? startDate,
    eventStatus: `https://schema.org/Event${opportunity.isCancelled ? 'Cancelled' : 'Scheduled'}`,
    eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
    location: oneOrAll([...(mode === 'Online' ? [] : places), ...(mode === 'Offline' ? [] : [virtual])]),
    organizer: { '@type': 'Organization', name: opportunity.organisation.name, url: origin },
    url,
  }
}
