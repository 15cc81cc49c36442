import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useText } from '../../ui/kit'
import { toasts } from '../../ui/contract'
import type { ListProps } from '../../listings/contract'
import { httpClient, navigation } from '../../web/contract'
import { forget, useService } from '../../web/kit'
import { type Choices, hereZone } from './choices'
import { API, PAGE } from './requests'
import { SearchForm } from './search-form'
import { searchName } from './search-name'

interface KeepDialogProps {
  readonly list: ListProps
  readonly onClose: () => void
}

/** Keeps the search of a list. */
export function KeepDialog({ list, onClose }: KeepDialogProps) {
  const t = useText()
  const http = useService(httpClient)
  const { show } = useService(toasts)
  const { go } = useService(navigation)
  const queries = useQueryClient()
  const keep = useMutation({
    mutationFn: (choices: Choices) => http.post(API, { ...choices, filters: list.filters }),
    onSuccess: (_, { name }) => {
      show({
        tone: 'success',
        text: t('alerts.kept', { name }),
        action: { label: t('alerts.see'), run: () => go(PAGE) },
      })
      void forget(queries, API)
      onClose()
    },
  })
  return (
    <SearchForm
      title={t('alerts.keep')}
      text={t('alerts.keepText')}
      begin={{ name: searchName(list), frequency: 'daily', quiet: null, zone: hereZone() }}
      isSaving={keep.isPending}
      error={keep.error}
      onSave={(choices) => keep.mutate(choices)}
      onClose={onClose}
    />
  )
}
