type Thing = Readonly<Record<string, unknown>>

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== ''
const isAddress = (value: unknown) => typeof value === 'string' && /^https?:\/\/[^/]+\//.test(value)
const isTime = (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value))
const at = (thing: unknown, ...names: readonly string[]): unknown =>
  names.reduce<unknown>((inner, name) => (inner as Thing | undefined)?.[name], thing)
const every = (value: unknown, test: (each: Thing, at: number) => boolean) =>
  Array.isArray(value) && value.length > 0 && value.every(test)

const EMPLOYMENTS = ['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'VOLUNTEER']

/** What each kind of thing must and should have, as search engines ask for it. */
const rules: Readonly<Record<string, Readonly<Record<string, (thing: Thing) => boolean>>>> = {
  JobPosting: {
    title: ({ title }) => isText(title),
    description: ({ description }) => isText(description),
    datePosted: ({ datePosted }) => isTime(datePosted),
    validThrough: ({ validThrough }) => validThrough === undefined || isTime(validThrough),
    'hiringOrganization.name': ({ hiringOrganization }) => isText(at(hiringOrganization, 'name')),
    'jobLocation or remote': ({ jobLocation, jobLocationType, applicantLocationRequirements }) =>
      [jobLocation].flat().every((place) => isText(at(place, 'address', 'addressCountry'))) ||
      (jobLocationType === 'TELECOMMUTE' &&
        [applicantLocationRequirements].flat().every((country) => isText(at(country, 'name')))),
    employmentType: ({ employmentType }) =>
      employmentType === undefined || [employmentType].flat().every((each) => EMPLOYMENTS.includes(String(each))),
    identifier: ({ identifier }) => isText(at(identifier, 'value')),
    directApply: ({ directApply }) => typeof directApply === 'boolean',
    baseSalary: ({ baseSalary }) =>
      baseSalary === undefined ||
      (isText(at(baseSalary, 'currency')) &&
        ['MONTH', 'YEAR'].includes(String(at(baseSalary, 'value', 'unitText'))) &&
        Number(at(baseSalary, 'value', 'minValue')) <= Number(at(baseSalary, 'value', 'maxValue'))),
  },
  Event: {
    name: ({ name }) => isText(name),
    startDate: ({ startDate }) => isTime(startDate),
    location: ({ location }) => location !== undefined,
    organizer: ({ organizer }) => isText(at(organizer, 'name')),
    eventStatus: ({ eventStatus }) => isAddress(eventStatus),
  },
  ItemList: {
    itemListElement: ({ itemListElement }) =>
      every(itemListElement, ({ position, url, name }, nth) => position === nth + 1 && isAddress(url) && isText(name)),
  },
  BreadcrumbList: {
    itemListElement: ({ itemListElement }) =>
      every(
        itemListElement,
        ({ position, item, name }, nth) => position === nth + 1 && isAddress(item) && isText(name),
      ),
  },
  FAQPage: {
    mainEntity: ({ mainEntity }) =>
      every(mainEntity, ({ name, acceptedAnswer }) => isText(name) && isText(at(acceptedAnswer, 'text'))),
  },
}

/** What is wrong with a thing of schema.org, in words; nothing for one that is in order. */
export function jsonLdFaults(thing: Thing): readonly string[] {
  const type = String(thing['@type'])
  if (thing['@context'] !== 'https://schema.org') return [`${type} is of no schema`]
  const own = rules[type]
  if (!own) return [`Nobody knows what a ${type} must have`]
  return Object.entries(own).flatMap(([name, holds]) => (holds(thing) ? [] : [`${type}: ${name} is missing or wrong`]))
}
