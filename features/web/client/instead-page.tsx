import { useLocation } from 'wouter'
import { ButtonLink, Button, ErrorState, Skeleton, useText } from '../../ui/kit'
import { Link } from '../kit'
import styles from './instead-page.module.css'
import { useVisit, type Instead } from './visit-context'

/** Where someone who took a wrong turn may go (spec §2.6). Shown as far as the page exists. */
const WAYS = [
  ['/competitions', 'web.notFound.competition'],
  ['/quiz', 'web.notFound.quizzes'],
  ['/hackathons', 'web.notFound.hackathons'],
  ['/internships', 'web.notFound.internships'],
  ['/scholarships', 'web.notFound.scholarships'],
  ['/recruiter-diaries', 'web.notFound.recruiterDiaries'],
] as const

/** What stands in place of a page: not found, refused, switched off, failed, or still waiting for who looks. */
export function InsteadPage({ instead }: { readonly instead: Instead }) {
  switch (instead.kind) {
    case 'not-found':
      return <NotFound gone={instead.status === 410} />
    case 'refused':
      return <Refused because={instead.because} signIn={instead.status === 401} />
    case 'off':
      return <SwitchedOff />
    case 'failed':
      return <Failed />
    case 'guarded':
      return <Waiting />
  }
}

function Waiting() {
  const t = useText()
  return (
    <div className={styles.wrap}>
      <Skeleton label={t('web.loading')} />
    </div>
  )
}

function NotFound({ gone }: { readonly gone: boolean }) {
  const t = useText()
  const { table } = useVisit()
  const ways = WAYS.filter(([path]) => table.match(path)?.kind === 'page')
  return (
    <section className={styles.wrap}>
      <h1 className={styles.title}>{t('web.notFound.title')}</h1>
      <p className={styles.says}>{t(gone ? 'web.gone.says' : 'web.notFound.says')}</p>
      <nav aria-label={t('web.notFound.ways')}>
        <ul className={styles.ways}>
          {ways.map(([path, key]) => (
            <li key={path}>
              <Link href={path} className={styles.way}>
                {t(key)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <ButtonLink href="/">{t('web.home')}</ButtonLink>
    </section>
  )
}

function Refused({ because, signIn }: { readonly because: string; readonly signIn: boolean }) {
  const t = useText()
  const [path] = useLocation()
  return (
    <section className={styles.wrap}>
      <h1 className={styles.title}>{t('web.refused.title')}</h1>
      <p className={styles.says}>{because}</p>
      {signIn ? (
        <ButtonLink href={`/auth/login?returnUrl=${encodeURIComponent(path)}`}>{t('web.refused.login')}</ButtonLink>
      ) : (
        <ButtonLink href="/">{t('web.home')}</ButtonLink>
      )}
    </section>
  )
}

function SwitchedOff() {
  const t = useText()
  return (
    <section className={styles.wrap}>
      <h1 className={styles.title}>{t('web.off.title')}</h1>
      <p className={styles.says}>{t('web.off.says')}</p>
      <ButtonLink href="/">{t('web.home')}</ButtonLink>
    </section>
  )
}

function Failed() {
  const t = useText()
  return (
    <section className={styles.wrap}>
      <ErrorState title={t('web.failed.title')} text={t('web.failed.says')} />
      <Button onClick={() => location.reload()}>{t('web.reload')}</Button>
    </section>
  )
}
