import type { Fact } from '../../contract'
import { FACTS_PATH } from '../requests'

const edit = (what: string, back: string) => `/u?edit=${what}&show=optional&returnUrl=${encodeURIComponent(back)}`

/** Where somebody changes what a rule looks at, and from where an editor comes back to `back`; undefined where nothing they write would change it. */
export function fixPath(fact: Fact, back = '/'): string | undefined {
  switch (fact) {
    case 'city':
    case 'skills':
      return edit('profile', back)
    case 'experience':
      return edit('workExperience', back)
    case 'gender':
    case 'age':
    case 'backlogs':
      return FACTS_PATH
    case 'kind':
    case 'invited':
      return undefined
    default:
      return edit('academicDetails', back)
  }
}
