import {
  Container,
  EmptyState,
  ErrorCard,
  LoadMore,
  NavTabs,
  PageHead,
  Skeleton,
  SkeletonBlock,
  useText,
} from '../../../ui/kit'
import type { PageModule, PageProps } from '../../../web/contract'
import { useKeysetList } from '../../../web/kit'
import type { Case, Cases } from '../../contract/wire'
import { casesRequest } from '../requests'
import { CaseCard } from './case-card'
import styles from './cases-page.module.css'

const STATES = ['open', 'removed'] as const

/** `/manage/discussion/:state`: what was held or reported, with what moderators decided. */
function CasesPage({ at }: PageProps) {
  const t = useText()
  const state = STATES.find((each) => each === at.params['state']) ?? 'open'
  const list = useKeysetList<Case, Cases>((after) => casesRequest(state, after))
  return (
    <Container className={styles.page}>
      <PageHead title={t('discussion.cases.heading')} text={t('discussion.cases.says')} />
      <NavTabs
        label={t('discussion.cases.states')}
        current={state}
        tabs={STATES.map((each) => ({
          id: each,
          href: `/manage/discussion/${each}`,
          label: t(`discussion.cases.${each}`),
        }))}
      />
      {list.error ? <ErrorCard small={!!list.first} error={list.error} onRetry={list.retry} /> : null}
      {list.isPending ? (
        <Skeleton label={t('discussion.loading')}>
          <SkeletonBlock height={120} />
          <SkeletonBlock height={120} />
        </Skeleton>
      ) : !list.first ? null : list.items.length === 0 ? (
        <EmptyState title={t(`discussion.cases.${state}.none`)} text={t(`discussion.cases.${state}.noneSays`)} />
      ) : (
        <>
          <ul className={styles.list}>
            {list.items.map((each) => (
              <CaseCard key={each.id} about={each} />
            ))}
          </ul>
          <LoadMore shown={list.items.length} onMore={list.more} loading={list.isLoadingMore} />
        </>
      )}
    </Container>
  )
}

export const page: PageModule = { Page: CasesPage }
