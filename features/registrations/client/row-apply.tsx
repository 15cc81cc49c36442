import { CircleCheck } from 'lucide-react'
import type { CardApplyProps } from '../../listings/contract'
import { findMember } from '../../session/contract'
import { ButtonLink, Icon, useText } from '../../ui/kit'
import { Link, useData, useKernel } from '../../web/kit'
import { formPath, receiptPath, signInPath } from './paths'
import { enteredRequest } from './requests'
import styles from './row-apply.module.css'
import { verbOf } from './verb'

function useEntry(opportunityId: number) {
  const user = findMember(useKernel().subject)
  const { data, isPending } = useData(enteredRequest, { enabled: user !== undefined })
  const entry = data?.items.find((each) => each.opportunityId === opportunityId)
  return { user, entry, isUnknown: user !== undefined && isPending }
}

/** On the row of a list: to the form, or to sign in before it. */
export function Apply({ opportunityId, kind, isExternal, isQuiet }: CardApplyProps) {
  const t = useText()
  const { user, entry, isUnknown } = useEntry(opportunityId)
  if (isExternal || isUnknown || entry) return null
  return (
    <ButtonLink
      variant={isQuiet ? 'secondary' : 'primary'}
      size="small"
      href={user ? formPath(opportunityId) : signInPath(opportunityId)}
    >
      {t(`registrations.action.open.${verbOf(kind)}`)}
    </ButtonLink>
  )
}

/** On the row or card of what one takes part in: to the receipt. */
export function Entered({ opportunityId, kind }: Pick<CardApplyProps, 'opportunityId' | 'kind'>) {
  const t = useText()
  const { entry } = useEntry(opportunityId)
  if (!entry) return null
  return (
    <Link href={receiptPath(entry.id)} className={styles.entered}>
      <Icon of={CircleCheck} size={16} /> {t(`registrations.row.done.${verbOf(kind)}`)}
    </Link>
  )
}
