import { Search } from 'lucide-react'
import { ButtonLink, Hold, type HoldKind, Icon, useText } from '../../ui/kit'
import { Link } from '../kit'
import styles from './not-found-page.module.css'
import { NotFoundWall } from './not-found-wall'
import { useVisit } from './visit-context'

/** Where someone who took a wrong turn may go (spec §2.6). Shown as far as the page exists. */
const WAYS: readonly (readonly [path: string, key: string, hold: HoldKind])[] = [
  ['/competitions', 'web.notFound.competition', 'competition'],
  ['/quiz', 'web.notFound.quizzes', 'quiz'],
  ['/hackathons', 'web.notFound.hackathons', 'hackathon'],
  ['/internships', 'web.notFound.internships', 'internship'],
  ['/scholarships', 'web.notFound.scholarships', 'scholarship'],
  ['/recruiter-diaries', 'web.notFound.recruiterDiaries', 'mentor'],
]

const SEARCH = '/all-opportunities'

/** The 404 page, and that of what was taken down. Always one way on. */
export function NotFoundPage({ gone }: { readonly gone: boolean }) {
  const t = useText()
  const { table } = useVisit()
  const hasPage = (path: string) => table.match(path)?.kind === 'page'
  const ways = WAYS.filter(([path]) => hasPage(path))
  return (
    <section className={styles.page}>
      <div>
        <p className={styles.code}>{gone ? 410 : 404}</p>
        <h1 className={styles.title}>{t('web.notFound.title')}</h1>
        <p className={styles.says}>{t(gone ? 'web.gone.says' : 'web.notFound.says')}</p>
        <div className={styles.actions}>
          <ButtonLink href="/" variant="primary" size="large">
            {t('web.notFound.home')}
          </ButtonLink>
          {hasPage(SEARCH) && (
            <ButtonLink href={SEARCH} variant="secondary" size="large">
              <Icon of={Search} size={18} />
              {t('web.notFound.search')}
            </ButtonLink>
          )}
        </div>
        {ways.length > 0 && (
          <nav aria-labelledby="not-found-ways">
            <p id="not-found-ways" className={styles.start}>
              {t('web.notFound.ways')}
            </p>
            <ul className={styles.ways}>
              {ways.map(([path, key, hold]) => (
                <li key={path}>
                  <Link href={path} className={styles.way}>
                    <Hold kind={hold} size={18} />
                    {t(key)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      <NotFoundWall />
    </section>
  )
}
