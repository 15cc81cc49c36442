import { OWN_LISTS_PATH } from '../../listings/contract'
import { FORMS_PATH } from '../../registrations/contract'
import { findUser } from '../../session/contract'
import { useFresh, useKernel } from '../../web/kit'
import { API } from './requests'

/** Draws nothing: what one says of oneself counts on all one's pages at once, in answers, in the lists that they sort and in forms that are being filled in. */
export function Overlay() {
  const user = findUser(useKernel().subject)
  const topic = user && `rules:${user.id}`
  useFresh(topic, API)
  useFresh(topic, OWN_LISTS_PATH)
  useFresh(topic, FORMS_PATH)
  return null
}
