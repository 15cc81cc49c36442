import { coveredPhone, type Person } from '../../session/contract'
import type { Snapshot } from '../contract/wire'

const HIDDEN = '•••'
const covered = (number: string) => number && coveredPhone(number)

/**
 * What was sent, as this reader is shown it. A visit for support sees that there is a number, its middle covered as in the account's settings: it
 * helps with a page, and calls nobody. Nor does it see a file, or what that is called.
 */
export function shownAnswers(answers: Snapshot, { limits }: Pick<Person, 'limits'>): Snapshot {
  if (!limits?.includes('support')) return answers
  const questions = answers.questions.map(({ file, ...each }) => {
    if (each.type === 'phone') return { ...each, values: each.values.map(covered) }
    return file ? { ...each, values: [HIDDEN] } : each
  })
  return { ...answers, phone: covered(answers.phone), questions }
}
