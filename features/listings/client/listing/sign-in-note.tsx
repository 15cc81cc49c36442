import { Note, useText } from '../../../ui/kit'
import { Link, useUrl } from '../../../web/kit'

/** The list is everybody's until somebody says who they are. */
export function SignInNote() {
  const t = useText()
  const url = useUrl()
  return (
    <Note>
      {t('listings.signInToFilter')}{' '}
      <Link href={`/auth/login?returnUrl=${encodeURIComponent(url.withQuery({}))}`}>{t('listings.signIn')}</Link>
    </Note>
  )
}
