import { useCallback, useEffect } from 'react'
import { findUser } from '../../../session/contract'
import { consent } from '../../../tracking/contract'
import { useTurn } from '../../../ui/kit'
import { httpClient } from '../../../web/contract'
import { useKernel, useMaybe, useService } from '../../../web/kit'
import { useMutes } from '../mute/use-mutes'
import { holdPlace, SCROLL_PX } from '../room/hold-place'
import { useScrolled } from '../room/use-scrolled'
import { AdStrip } from './ad-strip'
import { nameHeader } from './browser-name'
import { addToClicks } from './click-list'
import { dismiss, isDismissed } from './dismissal'
import { noteClicked, noteShown, timesShown } from './shown-today'
import { signals } from './signals'
import { useAd } from './use-ad'

/** The ad in the strip above the top bar; it waits until no other banner stands there (spec §3, §4). */
export function Overlay() {
  const user = findUser(useKernel().subject)
  useEffect(() => {
    if (isDismissed()) dismiss()
  }, [])
  // Somebody else is somebody to ask for anew.
  return <Ad key={user?.id ?? 'nobody'} isPerson={user !== undefined} />
}

function Ad({ isPerson }: { readonly isPerson: boolean }) {
  const http = useService(httpClient)
  const given = useMaybe(consent)
  const { begin, noteView } = useService(signals)
  const choice = useCallback(() => given?.state.choice, [given])
  const headers = useCallback(() => nameHeader(choice()), [choice])
  const { banner, close, drop } = useAd(headers)
  const mute = useMutes()
  const hasTurn = useTurn(banner !== undefined)
  // It takes its room above what is out of sight: at the very top it would push down what is being read.
  const stands = useScrolled(hasTurn, SCROLL_PX)
  const id = stands ? banner?.id : undefined
  const adId = banner?.ad_id

  useEffect(() => begin({ http, choice }), [begin, http, choice])
  useEffect(() => {
    if (id === undefined || adId === undefined) return
    const isFirst = timesShown(id) === 0
    noteShown(id, adId)
    // The server counts once a day whom it knows, and by these calls how often they may see it; of all others only the first is told.
    if (isFirst || isPerson || choice() === 'all') noteView(id)
  }, [id, adId, noteView, choice, isPerson])

  if (!stands || !banner) return null
  const click = () => {
    if (noteClicked(banner.id)) addToClicks(banner.id)
  }
  const hide = () => {
    mute({ advertiser: banner.advertiser, hide: true })
    drop()
  }
  return (
    <div ref={holdPlace}>
      <AdStrip banner={banner} onClick={click} onMute={hide} onClose={close} />
    </div>
  )
}
