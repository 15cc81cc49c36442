import type { ComponentType, ReactNode } from 'react'
import type { Guard } from '../../../kernel/index'
import { ButtonLink, classNames, useLanguage, useText } from '../../ui/kit'
import { refusedParts } from '../contract'
import { FirstPart, useLoginHref, useUrl } from '../kit'
import styles from './not-found-page.module.css'
import { NotFoundWall } from './not-found-wall'

export interface RefusedPageProps {
  /** Why, in the guard's words; undefined when the feature is switched off. */
  readonly because: string | undefined
  /** The guards of the page. */
  readonly access: readonly Guard[]
  readonly signIn: boolean
}

/** A page that is there, but not for this visitor or not for now: which, why, and one way on. */
export function RefusedPage({ because, access, signIn }: RefusedPageProps) {
  const t = useText()
  const language = useLanguage()
  const login = useLoginHref()
  if (because === undefined)
    return (
      <Closed title={t('web.off.title')} says={t('web.off.says')} beside={<NotFoundWall />}>
        <ButtonLink href="/" variant="primary" size="large">
          {t('web.home')}
        </ButtonLink>
      </Closed>
    )
  // Guards say why in English; where that is not read, the page says it less exactly, and the steps beside it say the rest.
  const says = language === 'en' ? because : t(signIn ? 'web.refused.stranger' : 'web.refused.lacks')
  return (
    <Closed title={t('web.refused.title')} says={says} beside={<Why access={access} />}>
      {signIn && (
        <ButtonLink href={login} variant="primary" size="large">
          {t('web.refused.login')}
        </ButtonLink>
      )}
      <ButtonLink href="/" variant={signIn ? 'secondary' : 'primary'} size="large">
        {t('web.home')}
      </ButtonLink>
    </Closed>
  )
}

/** The steps to this page, told by who knows them; the wall for nobody, and until they are here. */
function Why({ access }: { readonly access: readonly Guard[] }) {
  return (
    <FirstPart
      of={refusedParts}
      instead={<NotFoundWall />}
      draw={({ Part }) => {
        const Steps = Part as ComponentType<{ readonly access: readonly Guard[] }>
        return <Steps access={access} />
      }}
    />
  )
}

interface ClosedProps {
  readonly title: string
  readonly says: string
  readonly beside: ReactNode
  readonly children: ReactNode
}

function Closed({ title, says, beside, children }: ClosedProps) {
  const { path } = useUrl()
  return (
    <section className={classNames(styles.page, styles.closed)}>
      <div>
        <p className={styles.code}>{path}</p>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.says}>{says}</p>
        <div className={styles.actions}>{children}</div>
      </div>
      {beside}
    </section>
  )
}
