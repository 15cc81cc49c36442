import { useSnapshot } from 'valtio/react'
import { ButtonLink, classNames, useText } from '../../../ui/kit'
import { findUser, session } from '../../../session/contract'
import { useAlive, useKernel, useService, useUrl } from '../../../web/kit'
import { ofPath } from '../requests'
import styles from './discussion.module.css'
import { WriteForm } from './write-form'

interface AskFormProps {
  readonly opportunityId: number
  readonly title: string
  readonly isOrganizer: boolean
}

/** Where one asks; the organizer, who has nobody to ask here, tells all who take part something new. */
export function AskForm({ opportunityId, title, isOrganizer }: AskFormProps) {
  const t = useText()
  const { withQuery } = useUrl()
  const user = findUser(useKernel().subject)
  const isNobody = useIsNobody()
  const kind = isOrganizer ? 'update' : 'question'
  if (!user)
    return (
      <p className={classNames(styles.signIn, !isNobody && styles.unsaid)}>
        {t('discussion.signIn')}
        <ButtonLink size="small" href={`/auth/login?returnUrl=${encodeURIComponent(`${withQuery({})}#discussion`)}`}>
          {t('discussion.signIn.go')}
        </ButtonLink>
      </p>
    )
  return (
    <WriteForm
      key={kind}
      path={ofPath(opportunityId)}
      body={{ kind }}
      label={t(`discussion.${kind}.label`, { title })}
      hint={t(`discussion.${kind}.hint`)}
      send={t(`discussion.${kind}.send`)}
      done={t(`discussion.${kind}.done`)}
    />
  )
}

/** Not before it is known who looks: the HTML is the same for everybody, and who is signed in is not told to sign in. */
function useIsNobody(): boolean {
  const { status } = useSnapshot(useService(session).state)
  return useAlive() && status === 'nobody'
}
