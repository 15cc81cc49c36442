import { streams } from '../../../profile/contract'
import { findUser } from '../../../session/contract'
import type { Translate } from '../../../ui/contract'
import {
  ButtonLink,
  Container,
  EmptyState,
  ErrorCard,
  formatDate,
  NavTabs,
  OfflineState,
  Segmented,
  Skeleton,
  useLanguage,
  useText,
  PageHead,
  Written,
} from '../../../ui/kit'
import type { PageAt, PageModule, PageProps } from '../../../web/contract'
import { useData, useKernel, useOnline, useUrl } from '../../../web/kit'
import { type Scope, scopes, type Span, spans } from '../../contract'
import type { OwnBoardAnswer } from '../../contract/wire'
import { BOARD, boardRequest, ownBoardRequest } from '../requests'
import { OwnNews } from '../own-news'
import { WaysCard } from '../ways-card'
import { BoardTable } from './board-table'
import { ClimbCard } from './climb-card'
import styles from './leaderboard.module.css'
import { OwnCard } from './own-card'
import { Podium } from './podium'

const scopeOf = (at: PageAt) => scopes.find((each) => each === at.params['scope'])
const spanOf = (at: PageAt): Span => spans.find((each) => each === at.query['span']) ?? 'all'

/** `/unstop-leaderboard/{scope}` (spec §2.2): everybody, or one's own college, city or course; of all time, the month or the week. */
function LeaderboardPage({ at }: PageProps) {
  const t = useText()
  const user = findUser(useKernel().subject)
  const isOnline = useOnline()
  const { go, withQuery } = useUrl()
  const language = useLanguage()
  const [scope, span] = [scopeOf(at), spanOf(at)]
  const open = useData(boardRequest(span))
  const own = useData(ownBoardRequest(scope ?? 'global', span), { enabled: user !== undefined && scope !== undefined })
  if (!scope) return <Unknown />
  const isOpen = scope === 'global'
  // What stands there for everybody shows until one's own answer is here.
  const answer = own.data ?? (isOpen ? open.data : undefined)
  const failed = isOpen ? open : own
  const isWaiting = !answer && failed.isLoading && isOnline
  const rows = answer?.rows ?? []
  const since = answer?.since ? formatDate(`${answer.since}T12:00:00+05:30`, language) : undefined
  return (
    <Container className={styles.page}>
      <OwnNews />
      <Podium rows={open.data?.rows ?? []} />
      <div className={styles.layout} aria-busy={isWaiting}>
        <div className={styles.main}>
          <div className={styles.filters}>
            <NavTabs
              label={t('gamification.board.scopes')}
              current={scope}
              tabs={scopes.map((each) => ({
                id: each,
                label: t(`gamification.scope.${each}`),
                href: hrefOf(each, span),
              }))}
            />
            <Segmented
              label={t('gamification.board.spans')}
              options={spans.map((value) => ({ value, label: t(`gamification.span.${value}`) }))}
              value={span}
              onChange={(value) => go(withQuery({ span: value === 'all' ? undefined : value }), { replace: true })}
            />
          </div>
          {isOnline ? null : <OfflineState since={failed.dataUpdatedAt || undefined} />}
          {!user && !isOpen ? (
            <EmptyState
              title={t('gamification.board.signIn')}
              actions={
                <ButtonLink variant="primary" href={`/auth/login?returnUrl=${encodeURIComponent(hrefOf(scope, span))}`}>
                  {t('gamification.board.login')}
                </ButtonLink>
              }
            />
          ) : null}
          {isWaiting ? <Skeleton label={t('gamification.board.loading')} rows={6} /> : null}
          {!answer && failed.isError ? <ErrorCard error={failed.error} onRetry={() => void failed.refetch()} /> : null}
          {own.data?.group ? (
            <h2 className={styles.group}>
              <Written text={nameOf(own.data.group, scope, t)} />
            </h2>
          ) : null}
          {answer && rows.length === 0 ? <Nobody scope={scope} own={own.data} /> : null}
          {rows.length > 0 ? <BoardTable rows={rows} around={own.data?.around ?? []} since={since} /> : null}
        </div>
        <aside className={styles.aside} aria-label={t('gamification.board.aside')}>
          {own.data ? <OwnCard own={own.data} scope={scope} span={span} /> : null}
          {isOpen && own.isError && !own.data ? (
            <ErrorCard small error={own.error} onRetry={() => void own.refetch()} />
          ) : null}
          {own.data?.climb ? <ClimbCard climb={own.data.climb} /> : null}
          <WaysCard />
        </aside>
      </div>
    </Container>
  )
}

const hrefOf = (scope: Scope, span: Span) => `${BOARD}/${scope}${span === 'all' ? '' : `?span=${span}`}`

/** Who names no course is ranked among their field, which has a word in each language. */
const nameOf = (group: string, scope: Scope, t: Translate) =>
  scope === 'course' && streams.some((each) => each === group) ? t(`gamification.stream.${group}`) : group

/** The city stands in the head of a profile, college and course in its education. */
const placeAt = (scope: Scope) =>
  `/u?edit=${scope === 'city' ? 'profile' : 'academicDetails'}&show=optional&returnUrl=${encodeURIComponent(`${BOARD}/${scope}`)}`

function Nobody({ scope, own }: { readonly scope: Scope; readonly own: OwnBoardAnswer | undefined }) {
  const t = useText()
  const isGroupless = scope !== 'global' && own !== undefined && own.group === null
  return (
    <EmptyState
      title={t(isGroupless ? `gamification.board.no.${scope}` : 'gamification.board.empty')}
      text={t(isGroupless ? 'gamification.board.noText' : 'gamification.board.emptyText')}
      actions={
        <ButtonLink variant="primary" href={isGroupless ? placeAt(scope) : '/all-opportunities'}>
          {t(isGroupless ? 'gamification.board.profile' : 'gamification.lines.find')}
        </ButtonLink>
      }
    />
  )
}

function Unknown() {
  const t = useText()
  return (
    <Container className={styles.page}>
      <PageHead
        title={t('gamification.board.unknown')}
        actions={
          <ButtonLink variant="primary" href={`${BOARD}/global`}>
            {t('gamification.scope.global')}
          </ButtonLink>
        }
      />
    </Container>
  )
}

export const page: PageModule = {
  Page: LeaderboardPage,
  data: (at) => ({ board: boardRequest(spanOf(at)) }),
  outcome: (_, at) => (scopeOf(at) ? undefined : { status: 404 }),
  head: ({ t, at }) => ({
    title: t('gamification.title.board'),
    description: t('gamification.board.text'),
    canonical: `${BOARD}/global`,
    ...(scopeOf(at) !== 'global' && { robots: 'noindex' }),
  }),
}
