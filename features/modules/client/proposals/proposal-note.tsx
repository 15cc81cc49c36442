import { Button, formatDateTime, Note, useLanguage, useText } from '../../../ui/kit'
import type { Proposal } from '../../contract/wire-proposals'
import { useModuleName } from '../use-module-name'
import styles from './proposals.module.css'
import { useSettle } from './use-settle'

/** Where the page leads whoever would propose the same once more. */
export const proposalAt = (id: number) => `proposal-${id}`

interface ProposalNoteProps {
  readonly proposal: Proposal
  readonly onApprove: () => void
  readonly onDecline: () => void
}

/** Who wants a module off, why and until when; with what its reader can do about it. */
export function ProposalNote({ proposal, onApprove, onDecline }: ProposalNoteProps) {
  const t = useText()
  const language = useLanguage()
  const name = useModuleName()(proposal.feature)
  const { isBusy, problem, takeBack } = useSettle()
  const { id, who, why, at, until, isOwn, declined } = proposal
  if (declined)
    return (
      <Note tone="warning" live>
        {t('modules.proposal.declined', { name, who: declined.who, why: declined.why })}
      </Note>
    )
  const asks = isOwn ? 'modules.proposal.own' : who ? 'modules.proposal.asks' : 'modules.proposal.asksByLine'
  return (
    <Note tone="info" live>
      <div id={proposalAt(id)} tabIndex={-1} className={styles.proposal}>
        <div>
          <p>
            <b>{t(asks, { who, name })}</b> “{why}”
          </p>
          <p>
            <time dateTime={at}>{formatDateTime(at, language)}</time>
            {' · '}
            {t('modules.proposal.until', { until: formatDateTime(until, language) })}
          </p>
          {problem && <p role="alert">{problem}</p>}
        </div>
        <div className={styles.acts}>
          {isOwn ? (
            <Button
              size="small"
              aria-label={t('modules.proposal.takeBackWhat', { name })}
              loading={isBusy}
              onClick={() => void takeBack(id, t('modules.proposal.tookBack', { name }))}
            >
              {t('modules.proposal.takeBack')}
            </Button>
          ) : (
            <>
              <Button size="small" aria-label={t('modules.proposal.declineWhat', { name })} onClick={onDecline}>
                {t('modules.proposal.decline')}
              </Button>
              <Button
                size="small"
                variant="primary"
                aria-label={t('modules.proposal.approveWhat', { name })}
                onClick={onApprove}
              >
                {t('modules.proposal.approve')}
              </Button>
            </>
          )}
        </div>
      </div>
    </Note>
  )
}
