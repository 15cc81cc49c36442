import { Card, Container, ErrorCard, PageHead, Skeleton, useText } from '../../../ui/kit'
import type { PageModule } from '../../../web/contract'
import { Link, useData } from '../../../web/kit'
import { sections } from '../../contract'
import type { OwnProfile } from '../../contract/wire'
import { HeadForm } from '../editor/head-form'
import { SectionEditor } from '../editor/section-editor'
import { ownRequest, profilePath } from '../requests'
import { AvatarCard } from './avatar-card'
import { CompletionCard } from './completion-card'
import { InterestsCard } from './interests-card'
import styles from './settings.module.css'
import { UsernameCard } from './username-card'

/** `/user/profile`: all that one shows of oneself, and what each part adds. */
function ProfileSettingsPage() {
  const t = useText()
  const own = useData(ownRequest)
  return (
    <Container className={styles.page}>
      <PageHead
        title={t('profile.title.settings')}
        text={
          own.data ? (
            <Link className={styles.link} href={profilePath(own.data)}>
              {t('profile.settings.view')}
            </Link>
          ) : undefined
        }
      />
      {own.isPending ? <Skeleton label={t('profile.loading')} /> : null}
      {own.isError ? <ErrorCard error={own.error} onRetry={() => void own.refetch()} /> : null}
      {own.data ? <Cards own={own.data} /> : null}
    </Container>
  )
}

function Cards({ own }: { readonly own: OwnProfile }) {
  const t = useText()
  return (
    <div className={styles.cards}>
      <CompletionCard own={own} />
      <AvatarCard own={own} />
      <UsernameCard key={own.username} own={own} />
      <Card as="section" pad="large" id="profile" aria-labelledby="profile-title">
        <h2 id="profile-title" className={styles.title}>
          {t('profile.head.title')}
        </h2>
        <HeadForm own={own} />
      </Card>
      <InterestsCard />
      {sections.map((section) => (
        <Card key={section} as="section" pad="large" id={section} aria-labelledby={`${section}-title`}>
          <h2 id={`${section}-title`} className={styles.title}>
            {t(`profile.section.${section}`)}
          </h2>
          <SectionEditor section={section} entries={own.sections[section]} isWhole={false} />
        </Card>
      ))}
    </div>
  )
}

export const page: PageModule = {
  Page: ProfileSettingsPage,
  head: ({ t }) => ({ title: t('profile.title.settings'), robots: 'noindex' }),
}
