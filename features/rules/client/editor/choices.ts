import { streams } from '../../../profile/contract'
import { type Condition, degrees, type Fact, type RangeFact, rangeFacts, type WordFact } from '../../contract'

/** What rules of this step can ask; whom it is for and years of passing out are asked in the step before. */
export const asked = [
  'degree',
  'stream',
  'studyYear',
  'cgpa',
  'backlogs',
  'college',
  'city',
  'skills',
  'experience',
  'age',
  'gender',
  'kind',
  'invited',
] as const satisfies readonly Fact[]

/** Values to choose from; facts without are typed. */
export const choices: Partial<Readonly<Record<Fact, readonly string[]>>> = {
  degree: degrees,
  stream: streams,
  gender: ['woman'],
  kind: ['college', 'professional', 'organizer', 'mentor', 'placement-cell'],
}

/** A rule that has just been added. */
export function emptyCondition(fact: Fact): Condition {
  if ((rangeFacts as readonly string[]).includes(fact)) return { fact: fact as RangeFact }
  return { fact: fact as WordFact, anyOf: fact === 'gender' ? ['woman'] : [] }
}
