import { Segmented, useText } from '../../../ui/kit'
import { useUrl } from '../../../web/kit'
import { type ListQuestion, type StatusName, statuses } from '../requests'

/** Open ones unless somebody asks for what comes or what was. */
export function StatusTabs({ question }: { readonly question: ListQuestion }) {
  const t = useText()
  const url = useUrl()
  return (
    <Segmented
      label={t('listings.status')}
      value={question.status}
      options={statuses.map((value) => ({ value, label: t(`listings.status.${value}`) }))}
      onChange={(status: StatusName) =>
        url.go(url.withQuery({ status: status === 'open' ? undefined : status, after: undefined }))
      }
    />
  )
}
