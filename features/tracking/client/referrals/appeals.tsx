import { Gavel } from 'lucide-react'
import { useState } from 'react'
import { Button, ErrorCard, formatDate, LoadMore, Skeleton, useLanguage, useText } from '../../../ui/kit'
import { httpClient } from '../../../web/contract'
import { useKeysetList, useService } from '../../../web/kit'
import { APPEAL_LENGTH } from '../../contract/referrals'
import type { Appeal, AppealPage } from '../../contract/wire-appeals'
import numbers from '../numbers/numbers.module.css'
import styles from './referrals.module.css'
import { API, appealsRequest } from './requests'
import { WordsDialog } from './words-dialog'

/** What inviters say against refusals, the oldest first, each to be decided by a person. */
export function Appeals() {
  const t = useText()
  const list = useKeysetList<Appeal, AppealPage>(appealsRequest)
  return (
    <section className={numbers.section} aria-labelledby="appeals">
      <h2 id="appeals">{t('tracking.appeals.heading')}</h2>
      {list.isPending ? (
        <Skeleton label={t('tracking.referrals.loading')} rows={2} />
      ) : list.error && list.items.length === 0 ? (
        <ErrorCard small error={list.error} onRetry={list.retry} />
      ) : list.items.length === 0 ? (
        <p className={numbers.says}>{t('tracking.appeals.none')}</p>
      ) : (
        <>
          <ul className={styles.list}>
            {list.items.map((appeal) => (
              <AppealRow key={appeal.id} appeal={appeal} />
            ))}
          </ul>
          <LoadMore shown={list.items.length} onMore={list.more} loading={list.isLoadingMore} />
        </>
      )}
    </section>
  )
}

function AppealRow({ appeal: { id, text, at, reason, referrer, person } }: { readonly appeal: Appeal }) {
  const t = useText()
  const language = useLanguage()
  const http = useService(httpClient)
  const [decision, setDecision] = useState<'accept' | 'decline'>()
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
        <Button size="small" variant="primary" disabled={person === null} onClick={() => setDecision('accept')}>
          {t('tracking.appeals.accept')}
        </Button>
        <Button size="small" onClick={() => setDecision('decline')}>
          {t('tracking.appeals.decline')}
        </Button>
      </div>
      {decision ? (
        <WordsDialog
          title={t(`tracking.appeals.${decision}`)}
          text={t(`tracking.appeals.${decision}Text`)}
          icon={Gavel}
          label={t('tracking.referrals.whyTakeBack')}
          hint={t('tracking.referrals.whyHint')}
          longest={APPEAL_LENGTH.most}
          cancel={t('tracking.appeals.cancel')}
          submit={t(`tracking.appeals.${decision}`)}
          done={t('tracking.appeals.decided')}
          send={(why) => http.post(`${API}/appeals/${id}/decision`, { isAccepted: decision === 'accept', why })}
          onClose={() => setDecision(undefined)}
        />
      ) : null}
    </li>
  )
}
