import { Pencil } from 'lucide-react'
import { Suspense } from 'react'
import { safeReturnUrl } from '../../../session/contract'
import {
  Avatar,
  ButtonLink,
  Card,
  Container,
  Dialog,
  ErrorCard,
  Icon,
  langOf,
  Tag,
  useLanguage,
  useText,
  Written,
} from '../../../ui/kit'
import { ErrorBoundary, LazyPart, useModule, useShown, useUrl } from '../../../web/kit'
import { isSection, pageParts, type PagePartProps, sections } from '../../contract'
import type { SeenProfile } from '../../contract/wire'
import { editPath } from '../requests'
import { WrittenLine } from '../written-line'
import { OwnCompletion } from './own-completion'
import { ProfileWall } from './profile-wall'
import styles from './profile-page.module.css'
import { SectionCard } from './section-card'
import { ShareButton } from './share-button'

interface ProfileProps {
  readonly profile: SeenProfile
  /** One looks at one's own: what is missing shows, and everything can be edited. */
  readonly isOwn: boolean
}

export function Profile({ profile, isOwn }: ProfileProps) {
  const t = useText()
  const language = useLanguage()
  const { about, skills } = profile
  const parts = useShown(pageParts)
  const shown = sections.filter((section) => isOwn || profile.sections[section])
  return (
    <Container className={styles.page}>
      <ProfileWall />
      <Head profile={profile} isOwn={isOwn} />
      <div className={styles.layout}>
        <div className={styles.column}>
          {about ? (
            <Card as="section" pad="large" aria-labelledby="about">
              <h2 id="about" className={styles.heading}>
                {t('profile.about')}
              </h2>
              <p className={styles.about} lang={langOf(about, language)}>
                {about}
              </p>
            </Card>
          ) : null}
          {shown.map((section) => (
            <SectionCard
              key={section}
              section={section}
              entries={profile.sections[section] ?? []}
              edit={isOwn ? editPath(profile, section) : undefined}
            />
          ))}
          {shown.length === 0 && !about ? (
            <Card pad="large">
              <p>{t('profile.empty', { name: profile.name })}</p>
            </Card>
          ) : null}
        </div>
        {isOwn || skills.length > 0 || parts.length > 0 ? (
          <aside className={styles.column} aria-label={t('profile.aside')}>
            {isOwn ? <OwnCompletion /> : null}
            {skills.length > 0 ? (
              <Card as="section" pad="large" aria-labelledby="skills">
                <h2 id="skills" className={styles.heading}>
                  {t('profile.skills')}
                </h2>
                <ul className={styles.skills}>
                  {skills.map((skill) => (
                    <li key={skill}>
                      <Tag tone="outline">
                        <Written text={skill} />
                      </Tag>
                    </li>
                  ))}
                </ul>
              </Card>
            ) : null}
            {parts.map(({ id, feature, item }) => (
              <LazyPart
                key={id}
                feature={feature}
                load={item.load}
                draw={(module) => {
                  const Part = module.Part as React.ComponentType<PagePartProps>
                  return <Part personId={profile.id} name={profile.name} isOwn={isOwn} />
                }}
              />
            ))}
          </aside>
        ) : null}
      </div>
      {isOwn ? <AskedEditor /> : null}
    </Container>
  )
}

function Head({ profile, isOwn }: ProfileProps) {
  const t = useText()
  const { name, avatar, headline, city } = profile
  return (
    <header className={styles.head}>
      <span className={styles.face}>
        <Avatar name={name} src={avatar} size={128} />
      </span>
      <div className={styles.words}>
        <h1 className={styles.name} tabIndex={-1}>
          {name}
        </h1>
        {headline || city ? (
          <p className={styles.headline}>
            <WrittenLine texts={[headline, city]} />
          </p>
        ) : null}
      </div>
      <div className={styles.actions}>
        <ShareButton profile={profile} />
        {isOwn ? (
          <ButtonLink variant="primary" href={editPath(profile, 'profile')}>
            <Icon of={Pencil} size={16} />
            {t('profile.edit')}
          </ButtonLink>
        ) : null}
      </div>
    </header>
  )
}

const loadEditor = () => import('../editor/editor-dialog')

/** What the address asks to edit: `?edit={section}`, `?edit=profile` for the head; `show=optional` brings all fields (spec §2.2), `returnUrl` leads back. */
function AskedEditor() {
  const t = useText()
  const { query, withQuery, go } = useUrl()
  const { edit, show, returnUrl } = query
  if (edit === undefined || (edit !== 'profile' && !isSection(edit))) return null
  const close = () =>
    go(returnUrl ? safeReturnUrl(returnUrl) : withQuery({ edit: undefined, show: undefined }), { replace: true })
  return (
    <ErrorBoundary
      resetKey={edit}
      fallback={(error, retry) => (
        <Dialog open onClose={close} title={t('profile.edit')}>
          <ErrorCard small error={error} onRetry={retry} />
        </Dialog>
      )}
    >
      <Suspense fallback={null}>
        <Editor what={edit} isWhole={show === 'optional'} onClose={close} />
      </Suspense>
    </ErrorBoundary>
  )
}

function Editor(props: React.ComponentProps<Awaited<ReturnType<typeof loadEditor>>['EditorDialog']>) {
  const { EditorDialog } = useModule(loadEditor)
  return <EditorDialog {...props} />
}
