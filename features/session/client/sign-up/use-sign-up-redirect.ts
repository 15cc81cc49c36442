import { useEffect } from 'react'
import { useSnapshot } from 'valtio/react'
import { navigation } from '../../../web/contract'
import { useOpenPage, useService } from '../../../web/kit'
import { authPath, hereNow } from '../return-url'
import { readSsoLogo } from '../sso-logo'
import { sessionStore } from '../tokens'
import { isLedToSignUp } from './sign-up-redirect'
import { useSteps } from './steps'

/** Leads whoever has not finished signing up back to it (spec §4), and from there to where they wanted to go. */
export function useSignUpRedirect(): void {
  const { go } = useService(navigation)
  const { user } = useSnapshot(useService(sessionStore).state)
  const { page, chrome } = useOpenPage()
  const { all } = useSteps()
  const isLed =
    user !== undefined &&
    page !== undefined &&
    isLedToSignUp({
      user,
      isHiddenByRoute: chrome?.signUpRedirect === false,
      hasSsoLogo: readSsoLogo() !== undefined,
      steps: all,
    })
  useEffect(() => {
    if (isLed) go(authPath('signup', hereNow()), { replace: true })
  }, [isLed, page, go])
}
