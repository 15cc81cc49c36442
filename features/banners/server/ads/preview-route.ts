import { permission } from '../../../session/contract'
import { endpoint } from '../../../web/contract'
import { MANAGE } from '../../contract'
import { CleanHtml } from '../../contract/wire-admin'
import { type AdParts, ADS } from './ad-parts'

/** Nothing is kept: what is typed is drawn only after it was cleaned here, in the writer's page too. */
export function previewRoute({ sanitiser }: AdParts) {
  return endpoint({
    id: 'banners.ad-preview',
    method: 'POST',
    path: `${ADS}/preview`,
    access: [permission(MANAGE)],
    request: { body: CleanHtml },
    response: { 200: CleanHtml },
    rateLimit: { max: 240, seconds: 60 },
    summary: 'What becomes of the HTML of an ad.',
    handle: async ({ body: { html } }) => ({ html: sanitiser.clean(html) }),
  })
}
