import { MapPinned } from 'lucide-react'
import { useState } from 'react'
import { toasts } from '../../../ui/contract'
import { Banner, Button, formatDateTime, useLanguage, useText, useTurn } from '../../../ui/kit'
import { apiRequest, httpClient, navigation } from '../../../web/contract'
import { forget, saidBy, useData, useFresh, useKernel, useService } from '../../../web/kit'
import { findUser, hasNews } from '../../contract'
import type { NewPlace, NewPlaces } from '../../contract/wire-places'
import { useQueryClient } from '@tanstack/react-query'
import { DEVICES } from '../requests'
import { usePlaceWords } from '../settings/place-words'

const PATH = '/api/session/new-places'
const request = apiRequest<NewPlaces>(PATH)

/** On every page: somebody signed in to this account in a browser that it did not know. Was that you? */
export function Overlay() {
  const user = findUser(useKernel().subject)
  return user && !user.is_support ? <Places id={user.id} /> : null
}

function Places({ id }: { readonly id: number }) {
  const { subject } = useKernel()
  const hasHeard = useFresh(`session.new-place:${id}`, PATH)
  const { data } = useData(request, { enabled: hasHeard || hasNews(subject, 'session.new-place') })
  const latest = data?.places[0]
  if (!useTurn(latest !== undefined) || !latest) return null
  return <Question place={latest} />
}

/** One of them, with the two words that can be said about it. */
export function Question({ place }: { readonly place: NewPlace }) {
  const t = useText()
  const language = useLanguage()
  const queries = useQueryClient()
  const http = useService(httpClient)
  const { show } = useService(toasts)
  const { go } = useService(navigation)
  const placeWords = usePlaceWords()
  // Until the list is here again: the next place stands where this one did, and a second press would speak for one that nobody has read.
  const [isBusy, setBusy] = useState(false)
  const { id, browser, system, at } = place
  const device = browser && system ? t('session.devices.name', { browser, system }) : t('session.devices.unknown')

  async function answer(mine: boolean) {
    setBusy(true)
    try {
      await http.post(`${PATH}/${id}/answer`, { mine })
      if (!mine) {
        show({ tone: 'success', text: t('session.place.ended') })
        go('/user/sign-in')
      }
    } catch (error) {
      show({ tone: 'danger', text: saidBy(error, t('ui.serverError')) })
    } finally {
      await Promise.all([forget(queries, PATH), forget(queries, DEVICES)])
      setBusy(false)
    }
  }

  return (
    <Banner
      tone="warning"
      icon={MapPinned}
      actions={
        <>
          <Button size="small" loading={isBusy} onClick={() => void answer(false)}>
            {t('session.place.notMe')}
          </Button>
          <Button size="small" variant="primary" loading={isBusy} onClick={() => void answer(true)}>
            {t('session.place.me')}
          </Button>
        </>
      }
    >
      <b>{t('session.place.title')}</b>{' '}
      {t('session.place.text', { device, place: placeWords(place), at: formatDateTime(at, language) })}
    </Banner>
  )
}
