import type { EmploymentType } from '../../contract'

const shares: Readonly<Record<string, readonly (readonly [share: number, type: EmploymentType])[]>> = {
  job: [
    [0.6, 'full-time'],
    [0.72, 'contract'],
    [0.82, 'part-time'],
    [0.87, 'temporary'],
    [0.89, 'volunteer'],
  ],
  internship: [
    [0.45, 'full-time'],
    [0.8, 'part-time'],
  ],
}

/** On which terms something of this kind is worked at, by chance from 0 to 1; some do not say it. */
export const employmentOf = (kind: string, chance: number): EmploymentType | null =>
  shares[kind]?.find(([share]) => chance < share)?.[1] ?? null
