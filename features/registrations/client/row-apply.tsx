import type { CardApplyProps } from '../../listings/contract'
import { findMember } from '../../session/contract'
import { ButtonLink, useText } from '../../ui/kit'
import { useData, useKernel } from '../../web/kit'
import { formPath, receiptPath, signInPath } from './paths'
import { enteredRequest } from './requests'
import { verbOf } from './verb'

/** On the row of a list: to the form, to sign in before it, or to the receipt. */
export function Apply({ opportunityId, kind, isExternal }: CardApplyProps) {
  const t = useText()
  const user = findMember(useKernel().subject)
  const { data, isPending } = useData(enteredRequest, { enabled: user !== undefined && !isExternal })
  if (isExternal || (user && isPending)) return null
  const verb = verbOf(kind)
  const entered = data?.items.find((each) => each.opportunityId === opportunityId)
  if (entered)
    return (
      <ButtonLink size="small" href={receiptPath(entered.id)}>
        {t(`registrations.row.done.${verb}`)}
      </ButtonLink>
    )
  return (
    <ButtonLink variant="primary" size="small" href={user ? formPath(opportunityId) : signInPath(opportunityId)}>
      {t(`registrations.action.open.${verb}`)}
    </ButtonLink>
  )
}
