import { useEffect } from 'react'
import { findUser } from '../../../session/contract'
import { Container, Skeleton, useText } from '../../../ui/kit'
import type { PageModule, PageProps } from '../../../web/contract'
import { formatQuery, useKernel, useUrl } from '../../../web/kit'
import { profilePath } from '../requests'

/** `/u`: to whoever asks, their own page; `?open=badges` goes along (spec §2.6). */
function OwnPage({ at }: PageProps) {
  const t = useText()
  const user = findUser(useKernel().subject)
  const { go } = useUrl()
  const to = user && profilePath(user) + formatQuery(at.query)
  useEffect(() => {
    if (to !== undefined) go(to, { replace: true })
  }, [to, go])
  return (
    <Container>
      <Skeleton label={t('profile.loading')} rows={3} />
    </Container>
  )
}

export const page: PageModule = {
  Page: OwnPage,
  head: ({ t }) => ({ title: t('profile.title.page'), robots: 'noindex' }),
}
