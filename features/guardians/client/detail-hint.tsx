import type { DetailActionProps } from '../../listings/contract'
import { findUser } from '../../session/contract'
import { useKernel } from '../../web/kit'
import { Stopped } from './stopped'
import { useOwn } from './use-own'

/** Below the button that leads to the form, so that nobody under 18 fills it in before they know. Whoever has not said their age is asked in the form. */
export function Action({ path, isOpen, externalUrl }: DetailActionProps) {
  const user = findUser(useKernel().subject)
  return user && isOpen && externalUrl === null ? <Hint path={path} /> : null
}

function Hint({ path }: Pick<DetailActionProps, 'path'>) {
  return useOwn().data?.standing === 'age-wanted' ? null : <Stopped back={path} />
}
