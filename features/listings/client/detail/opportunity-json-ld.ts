import { plainText } from '../../contract/plain-text'
import type { OpportunityDetail } from '../../contract/wire'

const PAISE = 100
/** What comes once is no salary: search engines would take it for a year's. */
const units = { month: 'MONTH', year: 'YEAR', once: undefined } as const

const countryCode = (country: string | null) => (country === null || country === 'India' ? 'IN' : country)

const address = ({ city, country }: OpportunityDetail) => ({
  '@type': 'PostalAddress',
  ...(city && { addressLocality: city }),
  addressCountry: countryCode(country),
})

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
  const unitText = pay ? units[pay.period] : undefined
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: job.description,
    datePosted: job.publishedAt ?? job.updatedAt,
    ...(job.closesAt && { validThrough: job.closesAt }),
    employmentType: job.kind === 'internship' ? 'INTERN' : 'FULL_TIME',
    hiringOrganization: {
      '@type': 'Organization',
      name: job.organisation.name,
      ...(job.organisation.logo && { logo: new URL(job.organisation.logo, origin).href }),
    },
    identifier: { '@type': 'PropertyValue', name: job.organisation.name, value: String(job.id) },
    ...(isRemote && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: job.country ?? 'India' },
    }),
    ...(!(isRemote && job.city === null) && { jobLocation: { '@type': 'Place', address: address(job) } }),
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
  const place = {
    '@type': 'Place',
    name: opportunity.city ?? opportunity.country ?? 'India',
    address: address(opportunity),
  }
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
    eventAttendanceMode: `https://schema.org/${MODES[workMode] ?? 'Offline'}EventAttendanceMode`,
    location: MODES[workMode] === 'Online' ? virtual : MODES[workMode] === 'Mixed' ? [place, virtual] : place,
    organizer: { '@type': 'Organization', name: opportunity.organisation.name, url: origin },
    url,
  }
}
