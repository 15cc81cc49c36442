import type { CheckPartProps } from '../../registrations/contract'
import { useText } from '../../ui/kit'
import { Stopped } from './stopped'

/** In the registration form, before it is sent: what is written there is kept meanwhile. */
export function Part({ opportunityId }: CheckPartProps) {
  return <Stopped back={`/registration/${opportunityId}`} says={useText()('guardians.kept')} />
}
