import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ErrorCard, formatDateTime, Skeleton, Switch, useLanguage, useText } from '../../../ui/kit'
import { httpClient } from '../../../web/contract'
import { dataKey, useData, useService } from '../../../web/kit'
import { OWN_NEWSLETTER, ownNewsletterRequest } from '../requests'

/** On the page of what one agreed to: whether the newsletter comes, to which addresses and since when. */
export function Part() {
  const t = useText()
  const language = useLanguage()
  const http = useService(httpClient)
  const queries = useQueryClient()
  const own = useData(ownNewsletterRequest)
  const choose = useMutation({
    mutationFn: (isOn: boolean) => http.put(OWN_NEWSLETTER, { isOn }),
    // Awaited, so that the switch does not fall back before what is stored is known.
    onSettled: () => queries.invalidateQueries({ queryKey: dataKey(ownNewsletterRequest) }),
  })
  if (own.isError) return <ErrorCard small error={own.error} onRetry={() => void own.refetch()} />
  if (!own.data) return <Skeleton label={t('content.newsletter.own.loading')} rows={1} />
  const { on } = own.data
  const isOn = choose.isPending ? choose.variables : on.length > 0
  const since = on.map(({ email, since }) =>
    since ? t('content.newsletter.own.since', { email, date: formatDateTime(since, language) }) : `${email}.`,
  )
  return (
    <>
      <Switch
        between
        label={t('content.newsletter.own.title')}
        note={on.length > 0 ? `${since.join(' ')} ${t('content.newsletter.own.off')}` : t('content.newsletter.says')}
        checked={isOn}
        busy={choose.isPending}
        onChange={(next) => choose.mutate(next)}
      />
      {choose.isError ? <ErrorCard small error={choose.error} /> : null}
    </>
  )
}
