import { ButtonLink, EmptyState, useText } from '../../../ui/kit'
import { useLoginHref } from '../../../web/kit'

interface ByInvitationProps {
  /** Nobody is signed in. */
  readonly signIn: boolean
}

/** In place of an opportunity that one was not invited to: what it takes to get in, and nothing of what it is. */
export function ByInvitation({ signIn }: ByInvitationProps) {
  const t = useText()
  const login = useLoginHref()
  return (
    <EmptyState
      title={t('listings.invited.title')}
      text={t(signIn ? 'listings.invited.nobody' : 'listings.invited.stranger')}
      actions={
        signIn ? (
          <ButtonLink href={login} variant="primary">
            {t('listings.invited.signIn')}
          </ButtonLink>
        ) : (
          <ButtonLink href="/all-opportunities">{t('listings.invited.others')}</ButtonLink>
        )
      }
    />
  )
}
