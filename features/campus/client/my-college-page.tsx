import {
  Container,
  EmptyState,
  ErrorCard,
  formatDate,
  PageHead,
  Skeleton,
  useLanguage,
  useText,
  Written,
} from '../../ui/kit'
import type { PageModule } from '../../web/contract'
import { useData } from '../../web/kit'
import type { MyColleges } from '../contract/wire'
import styles from './campus.module.css'
import { PeopleCard } from './dashboard/people-card'
import { InstitutionLogo } from './institution-logo'
import { myCollegeRequest } from './requests'

/** `/user/colleges` (spec §2.3): the college of somebody whose placement cell is here. */
function MyCollegePage() {
  const t = useText()
  const colleges = useData(myCollegeRequest)
  return (
    <Container className={styles.page}>
      <PageHead title={t('campus.title.mine')} />
      {colleges.isPending ? (
        <Skeleton label={t('campus.loadingMine')} rows={3} />
      ) : colleges.isError ? (
        <ErrorCard error={colleges.error} onRetry={() => void colleges.refetch()} />
      ) : colleges.data.items.length === 0 ? (
        <EmptyState title={t('campus.noCollege')} text={t('campus.noCollegeText')} />
      ) : (
        colleges.data.items.map((each) => <College key={each.id} college={each} />)
      )}
    </Container>
  )
}

function College({ college: { id, name, logoUrl, university, since, staff } }: CollegeProps) {
  const t = useText()
  const language = useLanguage()
  return (
    <section className={styles.narrow} aria-labelledby={`college-${id}`}>
      <div className={styles.head}>
        <InstitutionLogo name={name} src={logoUrl} size={64} />
        <div className={styles.words}>
          <h2 id={`college-${id}`} className={styles.name}>
            <Written text={name} />
          </h2>
          <p className={styles.note}>
            {university ? (
              <>
                <Written text={university.name} /> ·{' '}
              </>
            ) : null}
            {t('campus.since', { date: formatDate(since, language) })}
          </p>
        </div>
      </div>
      {staff.length > 0 ? (
        <PeopleCard
          title={t('campus.staff')}
          people={staff.map((each) => ({ ...each, note: t(`campus.role.${each.role}`) }))}
        />
      ) : null}
    </section>
  )
}

interface CollegeProps {
  readonly college: MyColleges['items'][number]
}

export const page: PageModule = {
  Page: MyCollegePage,
  head: ({ t }) => ({ title: t('campus.title.mine'), robots: 'noindex' }),
}
