import { Suspense } from 'react'
import { ErrorCard, Note, Skeleton, useText } from '../../ui/kit'
import { ErrorBoundary, useData, useFeatureTexts } from '../../web/kit'
import type { Stakes } from '../contract/wire'
import styles from './at-stake.module.css'
import { stakesRequest } from './requests'
import { useModuleName } from './use-module-name'

type Item = Stakes['items'][number]

/** What would stand still with a module, in numbers. Nobody has to wait for it. */
export function AtStake({ feature }: { readonly feature: string }) {
  const t = useText()
  const found = useData(stakesRequest(feature))
  if (found.isPending) return <Skeleton label={t('modules.stakesLoading')} rows={1} />
  if (found.isError) return <ErrorCard small error={found.error} onRetry={() => void found.refetch()} />
  if (found.data.items.length === 0) return <Note live>{t('modules.stakesNone')}</Note>
  return (
    <Note tone="warning" live>
      <p>{t('modules.stakes')}</p>
      <ul className={styles.stakes}>
        {found.data.items.map((item) => (
          <StakeLine key={item.says} item={item} />
        ))}
      </ul>
    </Note>
  )
}

function StakeLine({ item }: { readonly item: Item }) {
  const t = useText()
  const name = useModuleName()(item.feature)
  const uncounted = t('modules.stakeUncounted')
  return (
    <li>
      <b>{name}</b>
      {': '}
      {item.counts === null ? (
        uncounted
      ) : (
        <ErrorBoundary fallback={() => uncounted}>
          <Suspense fallback="…">
            <Sentence feature={item.feature} says={item.says} counts={item.counts} />
          </Suspense>
        </ErrorBoundary>
      )}
    </li>
  )
}

interface SentenceProps {
  readonly feature: string
  readonly says: string
  readonly counts: Readonly<Record<string, number>>
}

/** The words stand in the texts of the feature that counted. */
function Sentence({ feature, says, counts }: SentenceProps) {
  const t = useText()
  useFeatureTexts(feature)
  return t(says, counts)
}
