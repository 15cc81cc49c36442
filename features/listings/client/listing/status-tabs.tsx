import { Segmented, useText } from '../../../ui/kit'
import { type ListQuestion, type StatusName, statuses } from '../requests'
import { useNarrowing } from './use-narrowing'

/** Open ones unless somebody asks for what comes or what was. */
export function StatusTabs({ question }: { readonly question: ListQuestion }) {
  const t = useText()
  const { set } = useNarrowing(question)
  return (
    <Segmented
      label={t('listings.status')}
      value={question.status}
      options={statuses.map((value) => ({ value, label: t(`listings.status.${value}`) }))}
      onChange={(status: StatusName) => set('status', status === 'open' ? undefined : status)}
    />
  )
}
