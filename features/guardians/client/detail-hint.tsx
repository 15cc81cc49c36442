import type { DetailActionProps } from '../../listings/contract'
import { Stopped } from './stopped'
import { useOwn } from './use-own'

/** Below the button that leads to the form, so that nobody under 18 fills it in before they know. Whoever has not said their age is asked in the form. */
export function Action({ path, isOpen, externalUrl }: DetailActionProps) {
  const { data } = useOwn()
  return data && data.standing !== 'age-wanted' && isOpen && externalUrl === null ? <Stopped back={path} /> : null
}
