import { ButtonLink, useText } from '../../ui/kit'
import type { PageModule } from '../contract'
import styles from './not-found-page.module.css'
import { NotFoundWall } from './not-found-wall'
import { useVisit } from './visit-context'

/** `/page-not-found-for-origin`: where whoever came by a name that is not ours learns which is (spec §2.5, §8). */
function UnknownOriginPage() {
  const t = useText()
  const { origin } = useVisit()
  return (
    <section className={styles.page}>
      <div>
        <h1 className={styles.title}>{t('web.origin.title')}</h1>
        <p className={styles.says}>{t('web.origin.says')}</p>
        <p className={styles.says}>{t('web.origin.safe', { host: new URL(origin).host })}</p>
        <div className={styles.actions}>
          <ButtonLink href="/" variant="primary" size="large">
            {t('web.home')}
          </ButtonLink>
        </div>
      </div>
      <NotFoundWall />
    </section>
  )
}

export const page: PageModule = {
  Page: UnknownOriginPage,
  head: ({ t }) => ({ title: t('web.origin.title'), robots: 'noindex' }),
  outcome: () => ({ status: 404 }),
}
