import {
  Card,
  Container,
  EmptyState,
  ErrorCard,
  PageHead,
  Skeleton,
  formatNumber,
  useLanguage,
  useText,
  Written,
} from '../../../ui/kit'
import type { PageModule, PageProps } from '../../../web/contract'
import { idInAddress, useData } from '../../../web/kit'
import type { Dashboard } from '../../contract/wire'
import styles from '../campus.module.css'
import { InstitutionList } from '../institution-list'
import { InstitutionLogo } from '../institution-logo'
import { dashboardRequest } from '../requests'
import { PeopleCard } from './people-card'

/** `/tpo/:id/dashboard` (spec §2.2): a college or university as its placement cell sees it. */
function DashboardPage({ at }: PageProps) {
  const t = useText()
  const id = idInAddress(at.params['id'])
  const dashboard = useData(dashboardRequest(id))
  if (dashboard.isSuccess) return <Loaded dashboard={dashboard.data} />
  return (
    <Container className={styles.page}>
      {dashboard.isPending ? (
        <Skeleton label={t('campus.loading')} />
      ) : (
        <ErrorCard error={dashboard.error} onRetry={() => void dashboard.refetch()} />
      )}
    </Container>
  )
}

function Loaded({ dashboard }: { readonly dashboard: Dashboard }) {
  const t = useText()
  const language = useLanguage()
  const { name, logoUrl, university, colleges, staff, students, newest } = dashboard
  const studentsOf = new Map(colleges.map((each) => [each.id, each.students]))
  return (
    <Container wide className={styles.page}>
      <div className={styles.head}>
        <InstitutionLogo name={name} src={logoUrl} size={64} />
        <PageHead
          title={<Written text={name} />}
          text={university ? <Written text={university.name} /> : t(`campus.kind.${dashboard.kind}`)}
        />
      </div>
      <Card>
        <p className={styles.note}>{t('campus.students')}</p>
        <p className={styles.figure}>{formatNumber(students, language)}</p>
      </Card>
      <div className={styles.halves}>
        {colleges.length > 0 ? (
          <Card>
            <InstitutionList
              label={t('campus.group.colleges')}
              institutions={colleges}
              noteOf={({ id }) => t('campus.studentCount', { count: studentsOf.get(id) ?? 0 })}
            />
          </Card>
        ) : null}
        <PeopleCard
          title={t('campus.staff')}
          people={staff.map(({ id, name, role }) => ({ id, name, note: t(`campus.role.${role}`) }))}
        />
        {newest.length > 0 ? (
          <PeopleCard
            title={t('campus.newest')}
            people={newest.map(({ id, name, joinedAt }) => ({ id, name, since: joinedAt }))}
          />
        ) : (
          <EmptyState title={t('campus.noStudents')} text={t('campus.noStudentsText')} />
        )}
      </div>
    </Container>
  )
}

export const page: PageModule = {
  Page: DashboardPage,
  head: ({ t }) => ({ title: t('campus.title.dashboard'), robots: 'noindex' }),
}
