import { findUser } from '../../../session/contract'
import { ButtonLink, Container, EmptyState, ErrorCard, Skeleton, useText, VisuallyHidden } from '../../../ui/kit'
import type { HeadContext, PageAt, PageModule, PageProps } from '../../../web/contract'
import { formatQuery, useData, useKernel, useLoginHref, useTitle } from '../../../web/kit'
import { pageParts } from '../../contract'
import type { ProfilePage as Shown } from '../../contract/wire'
import { pageRequest, profilePath, seenRequest } from '../requests'
import { Profile } from './profile'
import { profileJsonLd } from './profile-json-ld'

const whoOf = (at: PageAt) => at.params['who'] ?? ''
const requests = (at: PageAt) => ({ page: pageRequest(whoOf(at)) })

/** `/u/:who` (spec §2.2): drawn as nobody sees it; then whoever is signed in sees what is shown to them. */
function ProfilePage({ at }: PageProps) {
  const t = useText()
  const user = findUser(useKernel().subject)
  const open = useData(requests(at).page)
  const seen = useData(seenRequest(whoOf(at)), { enabled: user !== undefined })
  const data = (user && seen.data) ?? open.data // logged out in another tab, one sees what nobody sees
  useTitle(data?.profile?.name)
  if (!data) {
    return (
      <Container>
        {open.isError ? (
          <ErrorCard error={open.error} onRetry={() => void open.refetch()} />
        ) : (
          <Skeleton label={t('profile.loading')} rows={3} />
        )}
      </Container>
    )
  }
  // One's own only once one sees all of it: what nobody else sees is not missing.
  const isOwn = user !== undefined && seen.data?.profile?.id === user.id
  if (data.profile) return <Profile key={data.profile.id} profile={data.profile} isOwn={isOwn} />
  if (user && seen.isPending) return <Waiting />
  if (user && seen.isError)
    return (
      <Container>
        <ErrorCard error={seen.error} onRetry={() => void seen.refetch()} />
      </Container>
    )
  return <Nothing page={data} at={at} isSignedIn={user !== undefined} />
}

function Waiting() {
  const t = useText()
  return (
    <Container>
      <h1>{t('profile.title.page')}</h1>
      <Skeleton label={t('profile.loading')} rows={3} />
    </Container>
  )
}

/** What was asked of the page goes along: which section to edit, whose badges to open (spec §2.2, §2.5). */
const movedPath = (movedTo: string, at: PageAt) => `/u/${movedTo}${formatQuery(at.query)}`

interface NothingProps {
  readonly page: Shown
  readonly at: PageAt
  readonly isSignedIn: boolean
}

function Nothing({ page: { movedTo, isForMembers }, at, isSignedIn }: NothingProps) {
  const t = useText()
  const login = useLoginHref()
  const kind = movedTo === null ? (isForMembers && !isSignedIn ? 'members' : 'nobody') : 'moved'
  const action =
    movedTo !== null
      ? { href: movedPath(movedTo, at), label: t('profile.moved.go') }
      : kind === 'members'
        ? { href: login, label: t('profile.members.go') }
        : { href: '/', label: t('profile.nobody.go') }
  return (
    <Container>
      <VisuallyHidden>
        <h1 tabIndex={-1}>{t(`profile.${kind}.title`)}</h1>
      </VisuallyHidden>
      <EmptyState
        title={t(`profile.${kind}.title`)}
        text={t(`profile.${kind}.text`)}
        actions={
          <ButtonLink variant="primary" href={action.href}>
            {action.label}
          </ButtonLink>
        }
      />
    </Container>
  )
}

interface Data {
  readonly page: Shown
}

export const page: PageModule = {
  Page: ProfilePage,
  data: requests,
  parts: [pageParts],
  outcome({ page }: Data, at) {
    if (page.movedTo !== null) return { redirect: movedPath(page.movedTo, at), status: 301 }
    return page.profile || page.isForMembers ? undefined : { status: 404 }
  },
  head({ data: { page }, t, origin }: HeadContext<Data>) {
    const { profile } = page
    if (!profile)
      return { title: t(page.isForMembers ? 'profile.members.title' : 'profile.nobody.title'), robots: 'noindex' }
    const { name, headline, avatar, isIndexed } = profile
    return {
      title: name,
      description: headline || t('profile.describes', { name }),
      canonical: profilePath(profile),
      ...(avatar && { image: avatar }),
      ...(!isIndexed && { robots: 'noindex' }),
      jsonLd: [profileJsonLd(profile, origin)],
    }
  },
}
