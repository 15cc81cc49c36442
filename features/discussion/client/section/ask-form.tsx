import { useSnapshot } from 'valtio/react'
import { ButtonLink, classNames, useText } from '../../../ui/kit'
import { findUser, session } from '../../../session/contract'
import { useAlive, useKernel, useService, useUrl } from '../../../web/kit'
import { NewsForm } from '../news/news-form'
import { Outbox } from '../news/outbox'
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
  if (!user)
    return (
      <p className={classNames(styles.signIn, !isNobody && styles.unsaid)}>
        {t('discussion.signIn')}
        <ButtonLink size="small" href={`/auth/login?returnUrl=${encodeURIComponent(`${withQuery({})}#discussion`)}`}>
          {t('discussion.signIn.go')}
        </ButtonLink>
      </p>
    )
  if (isOrganizer)
    return (
      <>
        <NewsForm opportunityId={opportunityId} label={t('discussion.update.label')} />
        <Outbox opportunityId={opportunityId} onlyWaiting />
      </>
    )
  return (
    <WriteForm
      path={ofPath(opportunityId)}
      body={{ kind: 'question' }}
      label={t('discussion.question.label', { title })}
      hint={t('discussion.question.hint')}
      send={t('discussion.question.send')}
      done={t('discussion.question.done')}
    />
  )
}

/** Not before it is known who looks: the HTML is the same for everybody, and who is signed in is not told to sign in. */
function useIsNobody(): boolean {
  const { status } = useSnapshot(useService(session).state)
  return useAlive() && status === 'nobody'
}
