import type { Sanitiser } from '../../../web/contract'
import { bannerErrors } from '../../contract'
import type { AdContent } from '../../contract/wire-admin'

const isEmpty = (html: string) => html.replace(/<[^>]*>|&nbsp;|\s/g, '') === ''

/** What is written of an ad, its HTML cleaned. Throws `not-ready` where it says nothing, or ends before it starts. */
export function cleanContent(sanitiser: Sanitiser, content: AdContent): AdContent {
  const { startsAt, endsAt } = content
  if (startsAt !== null && endsAt !== null && Date.parse(startsAt) >= Date.parse(endsAt))
    throw bannerErrors.notReady('It would end before it starts. Choose a later end.')
  const variants = content.variants.map((each) => ({
    ...each,
    descriptionEn: sanitiser.clean(each.descriptionEn),
    descriptionHi: sanitiser.clean(each.descriptionHi),
  }))
  if (variants.some(({ descriptionEn }) => isEmpty(descriptionEn)))
    throw bannerErrors.notReady('Each variant needs a text in English.')
  return { ...content, variants }
}
