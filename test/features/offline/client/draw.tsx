import type { ReactNode } from 'react'
import { session } from '../../../../features/session/contract'
import type { HttpClient } from '../../../../features/web/contract'
import { bootAlone } from '../../../../hosts/alone/boot-alone'
import { drawInHouse } from '../../../support/draw-in-house'

/** A part of this feature on a page of the site. */
export async function draw(page: ReactNode, http = {} as HttpClient) {
  const { offlineClient } = await import('../../../../features/offline/client/feature')
  const kernel = await bootAlone(offlineClient, {
    fakes: [[session, { state: { status: 'nobody', user: undefined } }]],
  })
  return drawInHouse({ kernel, http, feature: 'offline', page })
}
