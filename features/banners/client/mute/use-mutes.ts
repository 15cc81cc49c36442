import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { findUser } from '../../../session/contract'
import { toasts } from '../../../ui/contract'
import { useText } from '../../../ui/kit'
import { HttpError, httpClient } from '../../../web/contract'
import { forget, useKernel, useService } from '../../../web/kit'
import type { Mute } from '../../contract/wire'
import { MUTED } from '../requests'
import { muteHere, readMuted, unmuteHere } from './muted-here'

export interface MuteWish {
  readonly advertiser: string
  readonly hide: boolean
}

/** So long there is a way back at hand; afterwards it is on `/user/ads`. */
const UNDO_MS = 6000

/** Hides all ads of an advertiser, or shows them again: on all devices of who is logged in, else in this browser. */
export function useMutes(): (wish: MuteWish) => void {
  const t = useText()
  const http = useService(httpClient)
  const queries = useQueryClient()
  const { show } = useService(toasts)
  const isPerson = findUser(useKernel().subject) !== undefined

  const wish = useMutation({
    async mutationFn({ advertiser, hide }: MuteWish) {
      if (isPerson) await http.post(hide ? MUTED : `${MUTED}/remove`, { advertiser })
      else (hide ? muteHere : unmuteHere)(advertiser)
      dispatchEvent(new Event(CHANGED))
    },
    onSuccess: (_, { advertiser, hide }) =>
      show({
        tone: 'success',
        text: t(hide ? 'banners.mute.done' : 'banners.mute.undone', { advertiser }),
        ...(hide && { durationMs: UNDO_MS }),
        action: { label: t('banners.undo'), run: () => wish.mutate({ advertiser, hide: !hide }) },
      }),
    onError(error, { advertiser }) {
      const detail = error instanceof HttpError ? error.problem?.detail : undefined
      show({ tone: 'danger', text: detail ?? t('banners.mute.failed', { advertiser }) })
    },
    onSettled: () => forget(queries, MUTED),
  })
  return wish.mutate
}

/** Told on the window when this browser's own list changed in this tab; other tabs hear `storage`. */
const CHANGED = 'foothold.ads-muted'

/** This browser's own list; undefined until the page is alive. */
export function useMutedHere(): readonly Mute[] | undefined {
  const [list, setList] = useState<readonly Mute[]>()
  useEffect(() => {
    const over = new AbortController()
    const read = () => setList(readMuted())
    read()
    for (const name of [CHANGED, 'storage']) addEventListener(name, read, { signal: over.signal })
    return () => over.abort()
  }, [])
  return list
}
