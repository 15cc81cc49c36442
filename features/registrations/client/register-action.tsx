import { CircleCheck, ExternalLink } from 'lucide-react'
import { Button, ButtonLink, formatDateTime, Icon, useLanguage, useText } from '../../ui/kit'
import type { DetailActionProps, DetailProps } from '../../listings/contract'
import { findUser } from '../../session/contract'
import { useData, useKernel } from '../../web/kit'
import type { Standing } from '../contract'
import { formPath, receiptPath, signInPath } from './paths'
import { ownRequest, standingRequest } from './requests'
import styles from './register-action.module.css'
import { SeatParts } from './seat-parts'
import { verbOf } from './verb'

/** What the page knows before the server was asked: enough to draw the button that most visitors need. */
function firstGuess({ externalUrl, isOpen }: DetailProps): Standing {
  if (!isOpen) return 'closed'
  return externalUrl ? 'external' : 'open'
}

/** Apply or Register on a detail page: leads to the form, to sign-in, to the receipt, to the source, or says why not. */
export function Action(props: DetailActionProps) {
  const { opportunityId, externalUrl, isOpen, isRefused } = props
  const t = useText()
  const language = useLanguage()
  const user = findUser(useKernel().subject)
  const asked = useData(standingRequest(opportunityId), { enabled: !externalUrl })
  const own = useData(ownRequest(opportunityId), { enabled: user !== undefined && !externalUrl })
  const verb = verbOf(props.kind)
  const look = { variant: 'primary', size: 'large', full: true } as const

  const mine = user && own.data?.registration
  if (mine?.state === 'registered')
    return (
      <ButtonLink {...look} variant="secondary" href={receiptPath(mine.id)}>
        <Icon of={CircleCheck} />
        {t(`registrations.action.done.${verb}`)}
      </ButtonLink>
    )
  // The page's countdown may have ended since the server was asked.
  const standing = asked.data && (isOpen || asked.data.standing !== 'open') ? asked.data.standing : firstGuess(props)
  function reason() {
    const opensAt = asked.data?.opensAt
    if (standing === 'upcoming' && opensAt)
      return t('registrations.action.upcoming', { date: formatDateTime(opensAt, language) })
    if (standing === 'full') return t('registrations.action.full')
    return t(`registrations.action.${isRefused && standing === 'open' ? 'refused' : `closed.${verb}`}`)
  }
  if (standing === 'external' && externalUrl)
    return (
      <ButtonLink {...look} href={externalUrl} target="_blank" rel="noopener nofollow">
        {t(`registrations.action.external.${verb}`)}
        <Icon of={ExternalLink} />
      </ButtonLink>
    )
  const button = (
    <ButtonLink {...look} href={user ? formPath(opportunityId) : signInPath(opportunityId)}>
      {t(`registrations.action.open.${verb}`)}
    </ButtonLink>
  )
  const keptUntil = asked.data?.keptUntil
  if (standing === 'open' && keptUntil)
    return (
      <div>
        {button}
        <p className={styles.kept}>{t('registrations.action.kept', { date: formatDateTime(keptUntil, language) })}</p>
      </div>
    )
  if (standing === 'open' && !isRefused) return button
  const refused = (
    <Button {...look} disabledReason={reason()}>
      {t(`registrations.action.open.${verb}`)}
    </Button>
  )
  if (standing !== 'full' || isRefused) return refused
  return <SeatParts place="full" opportunityId={opportunityId} instead={refused} />
}
