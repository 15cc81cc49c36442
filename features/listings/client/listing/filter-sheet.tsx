import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { Button, Drawer, formatNumber, Icon, useLanguage, useText } from '../../../ui/kit'
import type { FacetCounts } from '../../contract/wire'
import type { ListQuestion } from '../requests'
import { FilterPanel } from './filter-panel'
import styles from './filters.module.css'

interface FilterSheetProps {
  readonly question: ListQuestion
  readonly counts: FacetCounts | undefined
}

/** The filters where there is no room beside the list: counts and list follow each choice behind it. */
export function FilterSheet({ question, counts }: FilterSheetProps) {
  const t = useText()
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const chosen = Object.values(question.chosen).reduce((sum, values) => sum + values.length, 0)
  return (
    <span className={styles.sheetButton}>
      <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon of={SlidersHorizontal} size={16} />
        {t('listings.filters')} {chosen > 0 ? <b>{chosen}</b> : null}
      </Button>
      <Drawer
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('listings.filters')}
        fullScreen
        footer={
          <Button variant="primary" full onClick={() => setOpen(false)}>
            {t('listings.showAll', { count: formatNumber(counts?.total ?? 0, language) })}
          </Button>
        }
      >
        <FilterPanel question={question} counts={counts} />
      </Drawer>
    </span>
  )
}
