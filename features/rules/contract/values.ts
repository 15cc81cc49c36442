import type { RangeFact, WordFact } from './conditions'
import type { Facts, Today } from './facts'
import { isSchoolDegree } from './degrees'

const MONTHS = 12
const BORN_YEAR = 10_000

/** Whole years of work up to today. */
function experience({ workedMonths, workingSince }: Facts, { month }: Today): number {
  const running = workingSince === null ? 0 : Math.max(0, month - workingSince)
  return Math.floor((workedMonths + running) / MONTHS)
}

/** Somebody is several of these: who studies in the last year counts as a fresher too. */
function audiencesOf(facts: Facts, today: Today): readonly string[] | null {
  const { endYear, degree, userType } = facts
  const years = experience(facts, today)
  const isSchool = degree !== null && isSchoolDegree(degree)
  const found = new Set<string>()
  if (endYear !== null) {
    if (endYear > today.studyYear) found.add(isSchool ? 'school' : 'college')
    const isLeaving = endYear <= today.studyYear || (endYear === today.studyYear + 1 && !isSchool)
    if (isLeaving && years < 1) found.add('fresher')
  } else if (userType === 'school' || userType === 'college' || userType === 'professional') found.add(userType)
  else if (userType === 'fresher' && years < 1) found.add(userType)
  if (years >= 1) found.add('professional')
  return found.size === 0 ? null : [...found]
}

const single = (value: string | null) => (value === null ? null : [value])

/** What a person has of what is asked in words; null when it is not known. */
export function wordsOf(fact: WordFact, facts: Facts, today: Today): readonly string[] | null {
  switch (fact) {
    case 'audience':
      return audiencesOf(facts, today)
    case 'skills':
      return facts.skills
    case 'kind':
      return single(facts.userType)
    case 'invited':
      return facts.invitation
    default:
      return single(facts[fact])
  }
}

/** The year of study that somebody is in; 0 before and after; null when it is not known. */
function studyYear({ startYear, endYear }: Facts, today: Today): number | null {
  if (endYear !== null && endYear <= today.studyYear) return 0
  return startYear === null ? null : Math.max(0, today.studyYear - startYear + 1)
}

/** A person's number; null when it is not known. */
export function numberOf(fact: RangeFact, facts: Facts, today: Today): number | null {
  switch (fact) {
    case 'studyYear':
      return studyYear(facts, today)
    case 'graduationYear':
      return facts.endYear
    case 'age':
      return facts.bornOn === null ? null : Math.trunc((today.date - facts.bornOn) / BORN_YEAR)
    case 'experience':
      return experience(facts, today)
    default:
      return facts[fact]
  }
}
