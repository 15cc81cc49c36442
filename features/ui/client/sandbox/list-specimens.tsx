import { useState } from 'react'
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  FacetGroup,
  formatMoney,
  ItemRow,
  LoadMore,
  LoosenChip,
  OfflineState,
  Pagination,
  RangeFacet,
  Skeleton,
  Table,
  type TableSort,
  useLanguage,
  useText,
} from '../../kit'
import { Grid, Specimens } from './specimen'
import styles from './specimen.module.css'

const ROWS = [
  { id: 'a', name: 'Lumio Labs', pay: 30000 },
  { id: 'b', name: 'Tarang Energy', pay: 18000 },
  { id: 'c', name: 'Finlytic', pay: 122000 },
]

/** The five faces of a list, and what lists are made of. */
export function ListSpecimens() {
  const t = useText()
  const language = useLanguage()
  const [chosen, setChosen] = useState<readonly string[]>(['pune'])
  const cities = ['pune', 'delhi', 'mumbai'].map((value, at) => ({
    value,
    label: t(`ui.sandbox.${value}`),
    count: 31 * at,
  }))
  return (
    <Specimens name="lists">
      <Grid>
        <Card pad="none" className={styles.face}>
          <Skeleton label={t('ui.loading')} />
        </Card>
        <Card pad="none" className={styles.face}>
          <EmptyState
            title={t('ui.sandbox.emptyTitle')}
            text={t('ui.sandbox.emptyText')}
            actions={<Button variant="primary">{t('ui.sandbox.emailMe')}</Button>}
          >
            <LoosenChip label="₹40,000+" gain={88} onRemove={() => {}} />
            <LoosenChip label={t('ui.sandbox.pune')} gain={31} onRemove={() => {}} />
          </EmptyState>
        </Card>
        <Card pad="none" className={styles.face}>
          <ErrorState reference="LST-7F2C" onRetry={() => {}} />
        </Card>
        <Card pad="none" className={styles.face}>
          <ul>
            {ROWS.map(({ id, name, pay }) => (
              <ItemRow
                key={id}
                kind="internship"
                title={name}
                lines={[t('ui.sandbox.pune'), formatMoney(pay, language)]}
              >
                <Button size="small">{t('ui.sandbox.emailMe')}</Button>
              </ItemRow>
            ))}
          </ul>
        </Card>
        <Card pad="none" className={styles.face}>
          <OfflineState since={Date.UTC(2025, 10, 17, 8, 35)} />
          <SortedTable />
        </Card>
        <Card>
          <FacetGroup label={t('ui.sandbox.city')} values={cities} chosen={chosen} onChange={setChosen} open={2} />
        </Card>
        <Card>
          <PayScale />
        </Card>
        <Card>
          <LoadMore shown={20} total={3482} onMore={() => {}} />
          <Pagination page={5} pages={20} hrefOf={(page) => `#page-${page}`} />
        </Card>
      </Grid>
    </Specimens>
  )
}

function PayScale() {
  const t = useText()
  const language = useLanguage()
  const [chosen, setChosen] = useState<string | undefined>('15000')
  const steps = [5000, 10_000, 15_000, 20_000, 30_000].map((rupees, at) => ({
    value: String(rupees),
    label: `${formatMoney(rupees, language)}+`,
    count: [310, 290, 200, 80, 20][at] ?? 0,
  }))
  return (
    <RangeFacet
      label={t('ui.sandbox.pay')}
      any={t('ui.sandbox.pay')}
      steps={steps}
      chosen={chosen}
      say={({ label, count }) => `${label}, ${count}`}
      onChange={setChosen}
    />
  )
}

function SortedTable() {
  const t = useText()
  const language = useLanguage()
  const [sort, setSort] = useState<TableSort>({ by: 'pay', descending: true })
  const direction = sort.descending ? -1 : 1
  return (
    <Table
      caption={t('ui.sandbox.employers')}
      columns={[
        { id: 'name', head: t('ui.sandbox.employer'), cell: (row) => row.name },
        {
          id: 'pay',
          head: t('ui.sandbox.pay'),
          cell: (row) => formatMoney(row.pay, language),
          number: true,
          sortable: true,
        },
      ]}
      rows={ROWS.toSorted((a, b) => direction * (a.pay - b.pay))}
      keyOf={(row) => row.id}
      isSelected={(row) => row.id === 'b'}
      sort={sort}
      onSort={setSort}
    />
  )
}
