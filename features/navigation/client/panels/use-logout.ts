import { useText } from '../../../ui/kit'
import { toasts } from '../../../ui/contract'
import { session } from '../../../session/contract'
import { navigation } from '../../../web/contract'
import { useService } from '../../../web/kit'

/** Signs out and goes to the sign-in page (spec §2.5); a server that does not answer leaves one signed in, and says so. */
export function useLogout(): () => void {
  const t = useText()
  const { go, mayLeave } = useService(navigation)
  const { signOut } = useService(session)
  const { show } = useService(toasts)
  return () => {
    void mayLeave().then((may) => {
      if (!may) return
      signOut().then(
        () => go('/auth/login'),
        () => show({ tone: 'danger', text: t('navigation.logoutFailed') }),
      )
    })
  }
}
