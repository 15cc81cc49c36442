import { useExpired } from '../expired/use-expired'
import { useLock } from '../inactivity/use-lock'
import { useLoginPrompt } from '../login-prompt/use-login-prompt'
import { useArrival } from '../share-link/use-arrival'
import { useSignUpRedirect } from '../sign-up/use-sign-up-redirect'
import { useProofAsked } from '../proof/use-proof-asked'
import { useForgetting } from './use-forgetting'
import { useRights } from './use-rights'

/** Draws nothing: minds the states of the session on every page (spec §4) and opens what they ask for. */
export function Overlay() {
  useArrival()
  useLock()
  useExpired()
  useProofAsked()
  useForgetting()
  useLoginPrompt()
  useSignUpRedirect()
  useRights()
  return null
}
