import type { Fact } from '../../contract'
import type { ShownCondition } from '../../contract/wire'
import { FACTS_PATH } from '../../contract'

const edit = (what: string, back: string) => `/u?edit=${what}&show=optional&returnUrl=${encodeURIComponent(back)}`

/** One's addresses: an invitation counts at each that one has shown to be one's own. */
const ADDRESSES_PATH = '/user/my-account'

/** Where somebody changes what a rule looks at, and from where an editor comes back to `back`; undefined where nothing they write would change it. */
export function fixPath(fact: Fact, back = '/', anyOf: ShownCondition['anyOf'] = []): string | undefined {
  switch (fact) {
    case 'audience':
      // No studies make anybody a professional.
      return edit(anyOf.length > 0 && anyOf.every(isOfWork) ? 'workExperience' : 'academicDetails', back)
    case 'city':
    case 'skills':
      return edit('profile', back)
    case 'experience':
      return edit('workExperience', back)
    case 'gender':
    case 'age':
    case 'backlogs':
      return `${FACTS_PATH}?returnUrl=${encodeURIComponent(back)}`
    case 'invited':
      return ADDRESSES_PATH
    case 'kind':
      return undefined
    default:
      return edit('academicDetails', back)
  }
}

const isOfWork = (audience: string) => audience === 'professional'
