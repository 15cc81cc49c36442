import { Card, Ring, useText } from '../../../ui/kit'
import { Link, useData } from '../../../web/kit'
import { worthwhile } from '../../contract'
import { statusRequest } from '../requests'
import styles from './profile-page.module.css'

/** How complete one's own profile is, seen by nobody else, and what to do next. */
export function OwnCompletion() {
  const t = useText()
  const { data } = useData(statusRequest)
  if (!data) return null
  const [next] = worthwhile(data.missing, 1)
  return (
    <Card as="section" pad="large" aria-labelledby="completion">
      <div className={styles.completion}>
        <Ring percent={data.percent} size={76} />
        <div>
          <h2 id="completion" className={styles.title}>
            {t('profile.onlyYou')}
          </h2>
          <p className={styles.small}>
            {next
              ? t('profile.missing', { count: data.missing.length, next: t(`profile.add.${next}`) })
              : t(data.percent < 100 ? 'profile.missingHead' : 'profile.complete')}
          </p>
          <Link href="/user/profile" className={styles.link}>
            {t('profile.seeWeights')}
          </Link>
        </div>
      </div>
    </Card>
  )
}
