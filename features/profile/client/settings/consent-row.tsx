import { ErrorCard, Skeleton, Switch, useText } from '../../../ui/kit'
import { useData } from '../../../web/kit'
import { API, privacyRequest } from '../requests'
import { useChange } from '../use-change'

/** On the page of what one agreed to: whether search engines may list one's page. */
export function Part() {
  const t = useText()
  const privacy = useData(privacyRequest)
  const { change, isBusy, refusal } = useChange()
  if (privacy.isError) return <ErrorCard small error={privacy.error} onRetry={() => void privacy.refetch()} />
  if (!privacy.data) return <Skeleton label={t('profile.loading')} rows={1} />
  const isSeen = privacy.data.levels.page === 'everyone'
  return (
    <Switch
      between
      label={t('profile.privacy.enginesRow')}
      note={refusal?.says ?? t(isSeen ? 'profile.privacy.enginesText' : 'profile.privacy.enginesOff')}
      checked={privacy.data.isIndexed && isSeen}
      busy={isBusy}
      disabled={!isSeen}
      onChange={(isIndexed) => void change((http) => http.put(`${API}/privacy`, { isIndexed }))}
    />
  )
}
