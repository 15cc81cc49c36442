import { EmptyState, ButtonLink, formatNumber, ListPage, useLanguage, useText } from '../../../ui/kit'
import { useData, useKeysetList } from '../../../web/kit'
import type { Currency } from '../../contract'
import type { Line, LinePage } from '../../contract/wire'
import { figuresRequest, linesRequest, waysRequest } from '../requests'
import { OwnNews } from '../own-news'
import { WaysCard } from '../ways-card'
import { LineRow } from './line-row'
import styles from './lines.module.css'

/** Every change of one's points, or coins, and why: what gave it, what took it back. */
export function LinesPage({ currency }: { readonly currency: Currency }) {
  const t = useText()
  const language = useLanguage()
  const figures = useData(figuresRequest)
  const { items, ...list } = useKeysetList<Line, LinePage>(linesRequest(currency))
  const ways = useData(waysRequest, { keepTrying: true })
  // Balance, ways and lines come together: what comes later would push what is there. Ways that cannot be asked now are tried on, for minutes.
  const waits = list.isPending || figures.isPending || (ways.isPending && ways.failureCount === 0)
  const shown = waits ? { ...list, first: undefined, items: [], isPending: true } : { ...list, items }
  const balance = waits ? undefined : figures.data?.[currency]
  return (
    <ListPage
      title={t(`gamification.title.${currency}`)}
      actions={
        balance === undefined ? null : (
          <b className={styles.balance}>
            {t(`gamification.balance.${currency}`, { count: formatNumber(balance, language) })}
          </b>
        )
      }
      tabs={
        <>
          <OwnNews />
          {waits ? null : <WaysCard />}
        </>
      }
      list={shown}
      loading={t('gamification.lines.loading')}
      empty={
        <EmptyState
          title={t(`gamification.lines.empty.${currency}`)}
          text={t('gamification.lines.emptyText')}
          actions={
            <ButtonLink variant="primary" href="/all-opportunities">
              {t('gamification.lines.find')}
            </ButtonLink>
          }
        />
      }
    >
      {items.map((line) => (
        <LineRow key={line.id} line={line} />
      ))}
    </ListPage>
  )
}
