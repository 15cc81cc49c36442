import { useText } from '../../../ui/kit'
import type { ViewDay } from '../../contract/wire-views'
import { DayColumns } from './day-columns'

/** How often something was opened, and seen in lists. */
export function DayBars({ days }: { readonly days: readonly ViewDay[] }) {
  const t = useText()
  return (
    <DayColumns
      days={days}
      shows="opened"
      none={t('tracking.numbers.none')}
      columns={[
        { id: 'listed', head: t('tracking.numbers.listed'), of: ({ listed }) => listed },
        { id: 'opened', head: t('tracking.numbers.opened'), of: ({ opened }) => opened },
      ]}
    />
  )
}
