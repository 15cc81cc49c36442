import type { ReactNode } from 'react'
import { ErrorCard, NavTabs, Skeleton, useText } from '../../../ui/kit'
import type { PageProps } from '../../../web/contract'
import numbers from '../numbers/numbers.module.css'
import { dashboardPath, entriesPath } from './requests'

export const codeOf = ({ at }: PageProps): string => at.params['refId'] ?? ''

interface CodeFrameProps {
  readonly code: string
  readonly current: 'dashboard' | 'entries'
  /** Null: one's own. Undefined until it is known. */
  readonly owner: string | null | undefined
  readonly actions?: ReactNode
  readonly found: {
    readonly isPending: boolean
    readonly isError: boolean
    readonly error: unknown
    readonly refetch: () => unknown
  }
  readonly children: ReactNode
}

/** What both pages about a code have: whose it is, the way from one to the other, waiting and failing. */
export function CodeFrame({ code, current, owner, actions, found, children }: CodeFrameProps) {
  const t = useText()
  return (
    <section className={numbers.page}>
      <header className={numbers.head}>
        <h1 tabIndex={-1}>{t(`tracking.referrals.${current}`)}</h1>
        {actions}
      </header>
      <p className={numbers.says}>
        {owner ? t('tracking.referrals.codeOf', { code, name: owner }) : t('tracking.referrals.code', { code })}
      </p>
      <NavTabs
        label={t('tracking.referrals.more')}
        current={current}
        tabs={[
          { id: 'dashboard', label: t('tracking.referrals.joinedHead'), href: dashboardPath(code) },
          { id: 'entries', label: t('tracking.referrals.opportunities'), href: entriesPath(code) },
        ]}
      />
      {found.isPending ? <Skeleton label={t('tracking.numbers.loading')} rows={6} /> : null}
      {found.isError ? <ErrorCard error={found.error} onRetry={() => void found.refetch()} /> : null}
      {children}
    </section>
  )
}
