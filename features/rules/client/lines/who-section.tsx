import type { DetailProps } from '../../../listings/contract'
import { ErrorCard, Skeleton, SkeletonBlock, useText } from '../../../ui/kit'
import { Link, useData, useLoginHref } from '../../../web/kit'
import { rulesRequest } from '../requests'
import { RuleLines } from './rule-lines'
import styles from './rule-lines.module.css'
import { useOwnVerdict } from './use-own-verdict'
import { VerdictSum } from './verdict-sum'

/** "Who can take part" on an opportunity's page: the same lines for everybody, answered for whoever is signed in. */
export function Section({ opportunityId }: DetailProps) {
  const t = useText()
  const rules = useData(rulesRequest(opportunityId))
  const login = useLoginHref()
  const { isSignedIn, own } = useOwnVerdict(opportunityId)
  if (rules.isPending)
    return (
      <Skeleton label={t('rules.loading')}>
        <SkeletonBlock height={120} />
      </Skeleton>
    )
  // What was read stays when asking again fails.
  if (rules.data === undefined) return <ErrorCard small error={rules.error} onRetry={() => void rules.refetch()} />
  const { conditions, note, version } = rules.data
  // Rules of another version than the answers would stand beside what they do not mean.
  const answers = own.data?.version === version ? own.data : undefined
  return (
    <div id="who" className={styles.who}>
      {conditions.length > 0 ? (
        <p className={styles.sum} role="status">
          {answers ? (
            <>
              <VerdictSum verdict={answers} />
              {t(`rules.you.${answers.verdict}`)}
            </>
          ) : isSignedIn && own.isError ? (
            <>
              {t('rules.notAnswered')}{' '}
              <button type="button" className={styles.again} onClick={() => void own.refetch()}>
                {t('ui.tryAgain')}
              </button>
            </>
          ) : isSignedIn ? (
            t('rules.asking')
          ) : (
            <Link href={login}>{t('rules.signIn')}</Link>
          )}
        </p>
      ) : null}
      <RuleLines conditions={conditions} answers={answers?.lines} note={note} />
    </div>
  )
}
