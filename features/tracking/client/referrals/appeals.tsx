import { Gavel } from 'lucide-react'
import { Button, ErrorCard, formatDate, LoadMore, Skeleton, useLanguage, useText } from '../../../ui/kit'
import { httpClient } from '../../../web/contract'
import { useKeysetList, useService } from '../../../web/kit'
import { APPEAL_LENGTH } from '../../contract/referrals'
import type { Appeal, AppealPage } from '../../contract/wire-appeals'
import numbers from '../numbers/numbers.module.css'
import styles from './referrals.module.css'
import { API, appealsRequest } from './requests'
import { type Draft, useAsked } from './use-asked'
import { WordsDialog } from './words-dialog'

interface Answering {
  readonly id: number
  readonly decision: 'accept' | 'decline'
}

/** What inviters say against refusals, the oldest first, each to be decided by a person. */
export function Appeals() {
  const t = useText()
  const { asked, ask, heading, draftOf, onClose, onDone } = useAsked<Answering>()
  const list = useKeysetList<Appeal, AppealPage>(appealsRequest)
  return (
    <section className={numbers.section} aria-labelledby="appeals">
      <h2 id="appeals" ref={heading} tabIndex={-1}>
        {t('tracking.appeals.heading')}
      </h2>
      {list.isPending ? <Skeleton label={t('tracking.referrals.loading')} rows={2} /> : null}
      {list.error ? <ErrorCard small error={list.error} onRetry={list.retry} /> : null}
      {list.first && list.items.length === 0 ? <p className={numbers.says}>{t('tracking.appeals.none')}</p> : null}
      {list.items.length > 0 ? (
        <>
          <ul className={styles.list}>
            {list.items.map((appeal) => (
              <AppealRow key={appeal.id} appeal={appeal} onDecide={(decision) => ask({ id: appeal.id, decision })} />
            ))}
          </ul>
          <LoadMore shown={list.items.length} onMore={list.more} loading={list.isLoadingMore} />
        </>
      ) : null}
      {asked ? (
        <AnswerDialog {...asked} draft={draftOf(`${asked.id} ${asked.decision}`)} onClose={onClose} onDone={onDone} />
      ) : null}
    </section>
  )
}

interface AnswerDialogProps extends Answering {
  readonly draft: Draft
  readonly onClose: () => void
  readonly onDone: () => void
}

function AnswerDialog({ id, decision, draft, onClose, onDone }: AnswerDialogProps) {
  const t = useText()
  const http = useService(httpClient)
  return (
    <WordsDialog
      title={t(`tracking.appeals.${decision}`)}
      text={t(`tracking.appeals.${decision}Text`)}
      icon={Gavel}
      label={t('tracking.referrals.whyTakeBack')}
      hint={t('tracking.referrals.whyHint')}
      longest={APPEAL_LENGTH.most}
      draft={draft}
      cancel={t('tracking.appeals.cancel')}
      submit={t(`tracking.appeals.${decision}`)}
      done={t('tracking.appeals.decided')}
      send={(why) => http.post(`${API}/appeals/${id}/decision`, { isAccepted: decision === 'accept', why })}
      onClose={onClose}
      onDone={onDone}
    />
  )
}

interface AppealRowProps {
  readonly appeal: Appeal
  readonly onDecide: (decision: Answering['decision']) => void
}

function AppealRow({ appeal: { text, at, reason, referrer, person }, onDecide }: AppealRowProps) {
  const t = useText()
  const language = useLanguage()
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <h3 className={styles.name}>
          {t('tracking.appeals.of', { referrer, person: person ?? t('tracking.referrals.gone') })}
        </h3>
        <p className={styles.small}>
          <time dateTime={at}>{formatDate(at, language)}</time>
          {reason ? ` · ${t(`tracking.referrals.reason.${reason}`)}` : null}
        </p>
        <p className={styles.words}>{text}</p>
      </div>
      <div className={styles.buttons}>
        <Button size="small" variant="primary" disabled={person === null} onClick={() => onDecide('accept')}>
          {t('tracking.appeals.accept')}
        </Button>
        <Button size="small" onClick={() => onDecide('decline')}>
          {t('tracking.appeals.decline')}
        </Button>
      </div>
    </li>
  )
}
