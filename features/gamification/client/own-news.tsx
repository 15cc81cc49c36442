import { findUser } from '../../session/contract'
import { useFresh, useKernel } from '../../web/kit'
import { API } from './requests'

/** Asks anew for what is one's own here when points, coins or badges are others, in this tab or elsewhere. Pages are drawn as nobody, who hears nothing. */
export function OwnNews() {
  const user = findUser(useKernel().subject)
  return user ? <Listening topic={`gamification:${user.id}`} /> : null
}

function Listening({ topic }: { readonly topic: string }) {
  useFresh(topic, API)
  return null
}
