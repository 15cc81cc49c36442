import { buttonClass, useText } from '../../../ui/kit'
import { Link, useSite, useUrl } from '../../../web/kit'

/** Comes back to where it was left (spec §2.1); from the pages of signing in themselves, to the start. Not on hosts of assessments. */
export function LoginLink() {
  const t = useText()
  const { path, query, withQuery } = useUrl()
  const { isAssessHost } = useSite()
  if (isAssessHost) return null
  const here = withQuery(query)
  const isStart = path === '/' || path.startsWith('/auth/')
  const href = isStart && here === path ? '/auth/login' : `/auth/login?returnUrl=${encodeURIComponent(here)}`
  return (
    <Link href={path.startsWith('/auth/') ? '/auth/login' : href} className={buttonClass({ variant: 'primary' })}>
      {t('navigation.login')}
    </Link>
  )
}
