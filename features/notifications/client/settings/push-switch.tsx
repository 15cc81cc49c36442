import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ErrorCard, Switch, useText } from '../../../ui/kit'
import { httpClient } from '../../../web/contract'
import { useService } from '../../../web/kit'
import { type PushState, pushState, switchPushOff, switchPushOn } from '../push/push-device'

/** Whether this browser shows what arrives while no page is open. */
export function PushSwitch() {
  const t = useText()
  const http = useService(httpClient)
  const [state, setState] = useState<PushState>()
  useEffect(() => {
    const over = new AbortController()
    const show = (found: PushState) => over.signal.aborted || setState(found)
    const look = () => void pushState().then(show, () => show('unsupported'))
    look()
    // On a first visit the worker comes later than the page.
    void navigator.serviceWorker?.ready.then(look)
    return () => over.abort()
  }, [])
  const turn = useMutation({
    mutationFn: (isOn: boolean) => (isOn ? switchPushOn(http) : switchPushOff(http)),
    onSuccess: setState,
  })
  return (
    <>
      <Switch
        between
        label={t('notifications.push.here')}
        note={t(`notifications.push.${state ?? 'off'}`)}
        checked={state === 'on'}
        busy={turn.isPending}
        disabled={state === undefined || state === 'unsupported' || state === 'denied'}
        onChange={(isOn) => turn.mutate(isOn)}
      />
      {turn.isError ? <ErrorCard small error={turn.error} /> : null}
    </>
  )
}
