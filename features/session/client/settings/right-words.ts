import { useText } from '../../../ui/kit'
import { modulePermissions, moderatorTypes, roles } from '../../contract'

const KNOWN: ReadonlySet<string> = new Set([...roles, ...moderatorTypes, ...modulePermissions])

/** What the team gave or took, in words; by its own name what the house does not know any more. */
export function useRightWords(): (right: string) => string {
  const t = useText()
  return (right) => (KNOWN.has(right) ? t(`session.right.${right}`) : right)
}
