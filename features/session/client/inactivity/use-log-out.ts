import { toasts } from '../../../ui/contract'
import { useText } from '../../../ui/kit'
import { navigation } from '../../../web/contract'
import { useService } from '../../../web/kit'
import { sessionStore } from '../tokens'

/** The way out of the lock that is always there. */
export function useLogOut(): () => void {
  const t = useText()
  const store = useService(sessionStore)
  const { go } = useService(navigation)
  const { show } = useService(toasts)
  return () =>
    void store.signOut().then(
      () => go('/auth/login'),
      () => show({ tone: 'danger', text: t('ui.serverError') }),
    )
}
