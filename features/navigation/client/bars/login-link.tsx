import { buttonClass, classNames, useText } from '../../../ui/kit'
import { Link, useHere, useLoginHref, useSite, useUrl } from '../../../web/kit'
import styles from './top-bar.module.css'

/** Comes back to where it was left (spec §2.1); from the pages of signing in themselves, to the start. Not on hosts of assessments. */
export function LoginLink() {
  const t = useText()
  const { path } = useUrl()
  const here = useHere()
  const login = useLoginHref()
  const { isAssessHost } = useSite()
  if (isAssessHost) return null
  const isStart = here === '/' || path.startsWith('/auth/')
  return (
    <Link
      href={isStart ? '/auth/login' : login}
      className={classNames(buttonClass({ variant: 'primary' }), styles.login)}
    >
      {t('navigation.login')}
    </Link>
  )
}
