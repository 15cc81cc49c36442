import { useText, WaitDialog } from '../../ui/kit'

/** "Please wait. Logging you in!" (spec §4): stands until the page one wanted is there, or the sign-in was refused. */
export function Overlay() {
  const t = useText()
  return <WaitDialog label={t('session.loggingIn')} />
}
