import type { Fact } from '../../contract'
import { FACTS_PATH } from '../requests'

const edit = (what: string) => `/u?edit=${what}&show=optional`

/** Where somebody changes what a rule looks at; undefined where nothing they write would change it. */
export function fixPath(fact: Fact): string | undefined {
  switch (fact) {
    case 'city':
    case 'skills':
      return edit('profile')
    case 'experience':
      return edit('workExperience')
    case 'gender':
    case 'age':
    case 'backlogs':
      return FACTS_PATH
    case 'kind':
    case 'invited':
      return undefined
    default:
      return edit('academicDetails')
  }
}
