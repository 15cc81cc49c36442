import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio/react'
import { useLocation } from 'wouter'
import { findUser, session } from '../../../session/contract'
import { type HttpClient, httpClient, liveUpdates } from '../../../web/contract'
import { afterVisible, useKernel, useOpenPage, useService } from '../../../web/kit'
import { ADS_TOPIC, adPageOf, isForPage, mayHaveAds } from '../../contract'
import type { AdBanner, TopBannerAnswer } from '../../contract/wire'
import { isMutedHere } from '../mute/muted-here'
import { dismiss, isDismissed, useDismissed } from './dismissal'
import { timesAdShown } from './shown-today'
import { SCROLL_PX } from '../room/hold-place'
import { whenScrolled } from '../room/use-scrolled'
import { whenOver } from './when-over'

/** Spec §9. */
const AFTER_MS = 4000

interface Asking {
  readonly http: HttpClient
  readonly page: string
  readonly headers: Readonly<Record<string, string>>
  readonly isPerson: boolean
  readonly signal: AbortSignal
}

async function askForBanner({ http, page, headers, isPerson, signal }: Asking): Promise<AdBanner | undefined> {
  // Nobody is a member of Pro before there are memberships; whoever provides them is asked by the server.
  const query = { page, isUserPro: '0' }
  const path = '/api/public/ad-banner/get-top-banner'
  const { data } = await http.get<TopBannerAnswer>(path, { query, headers, signal })
  const given = data.data.ad_banner
  // A server of the version before says neither whose variant it is nor when it ends.
  const banner = given && { ...given, ad_id: given.ad_id ?? given.id, ends_in: given.ends_in ?? null }
  // Of whom the server does not know, only this browser knows how often.
  if (!banner || (banner.per_day !== null && timesAdShown(banner.ad_id) >= banner.per_day)) return undefined
  if (!isPerson && isMutedHere(banner.advertiser)) return undefined
  return banner
}

/**
 * The ad for this page, once there is one: asked for four seconds after the page was scrolled by 100 px (spec §4), not where somebody works at something that
 * counts, and never by who closed one. It stays on the next pages that it is for, until it is over or staff stop it.
 */
export function useAd(headers: () => Readonly<Record<string, string>>) {
  const user = findUser(useKernel().subject)
  const isKnown = useSnapshot(useService(session).state).status !== 'unknown'
  const http = useService(httpClient)
  const live = useService(liveUpdates)
  const { page: open, chrome } = useOpenPage()
  const page = adPageOf(useLocation()[0])
  const [banner, setBanner] = useState<AdBanner>()
  const isClosed = useDismissed()
  const mayStand =
    !isClosed &&
    isKnown &&
    open !== undefined &&
    chrome?.header !== false &&
    mayHaveAds(page) &&
    !user?.is_assessment_token &&
    !user?.is_support
  const isPerson = user !== undefined
  const current = mayStand && banner && isForPage(banner.adFilter, page) ? banner : undefined
  const isWanted = mayStand && current === undefined

  useEffect(() => {
    if (!isWanted) return
    const over = new AbortController()
    const ask = () => {
      if (isDismissed()) return
      askForBanner({ http, page, headers: headers(), isPerson, signal: over.signal }).then(
        (found) => !over.signal.aborted && setBanner(found),
        () => {}, // a page without an ad is whole
      )
    }
    let stopWaiting = () => {}
    const stopLooking = whenScrolled(SCROLL_PX, () => {
      stopWaiting = afterVisible(AFTER_MS, ask)
    })
    return () => {
      stopLooking()
      stopWaiting()
      over.abort()
    }
  }, [isWanted, http, page, headers, isPerson])

  // From the start, not from the first ad on: the stream is opened anew for a topic, and would take away the ad that it was opened for.
  useEffect(() => {
    // Nobody listens then: what stood may be stopped by the time that they are wanted again.
    if (isClosed) return setBanner(undefined)
    const undo = [
      live.on(ADS_TOPIC, (told) => {
        const { stopped } = told as { stopped?: number }
        setBanner((standing) => (standing?.ad_id === stopped ? undefined : standing))
      }),
      // It may have been stopped meanwhile: what may stand is asked for.
      live.onAgain((wasLost, late) => (wasLost || late.includes(ADS_TOPIC)) && setBanner(undefined)),
    ]
    return () => undo.forEach((each) => each())
  }, [live, isClosed])

  useEffect(() => banner && whenOver(banner.ends_in, () => setBanner(undefined)), [banner])

  return {
    banner: current,
    /** It goes; another one may come. */
    drop: () => setBanner(undefined),
    close() {
      dismiss()
      setBanner(undefined)
    },
  }
}
