import { Note, useText } from '../../../ui/kit'
import { Link, useLoginHref } from '../../../web/kit'

/** The list is everybody's until somebody says who they are. */
export function SignInNote() {
  const t = useText()
  const login = useLoginHref()
  return (
    <Note>
      {t('listings.signInToFilter')} <Link href={login}>{t('listings.signIn')}</Link>
    </Note>
  )
}
