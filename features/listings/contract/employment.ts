/** On which terms one works; an internship says that it is one by its kind, and beside that at most how much of the day it takes. */
export const employmentTypes = ['full-time', 'part-time', 'contract', 'temporary', 'volunteer'] as const
export type EmploymentType = (typeof employmentTypes)[number]

const ofKinds: Readonly<Record<string, readonly EmploymentType[]>> = {
  job: employmentTypes,
  internship: ['full-time', 'part-time'],
}

/** Those that something of this kind can be, in the order in which they are asked; none where nobody is employed. */
export const employmentTypesOf = (kindId: string): readonly EmploymentType[] =>
  Object.hasOwn(ofKinds, kindId) ? (ofKinds[kindId] ?? []) : []

interface Employing {
  readonly kind: string
  readonly employmentType?: EmploymentType | null | undefined
}

/** What is said of it, if something of its kind can be that: a draft keeps what was chosen while it was of another kind. */
export const employmentTypeOf = ({ kind, employmentType }: Employing): EmploymentType | null =>
  employmentType && employmentTypesOf(kind).includes(employmentType) ? employmentType : null
