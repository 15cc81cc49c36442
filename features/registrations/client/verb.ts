import { ownKinds } from '../../listings/contract'

/** Jobs and internships say "Apply" and "Application", all others "Register" (spec §2.3). Ends text keys. */
export function verbOf(kind: string): 'apply' | 'register' {
  return ownKinds.find(({ id }) => id === kind)?.verb ?? 'register'
}
