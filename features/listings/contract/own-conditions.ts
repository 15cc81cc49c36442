import type { Eligibility } from './opportunity'

/** Whether an opportunity says more of who may take part than whom it is for. */
export function hasOwnConditions({ passingOutFrom, passingOutTo, minimumAge, note }: Eligibility): boolean {
  return [passingOutFrom, passingOutTo, minimumAge].some((each) => each !== undefined) || Boolean(note?.trim())
}
