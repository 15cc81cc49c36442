import { useState } from 'react'
import { Card, useText } from '../../../ui/kit'
import type { PageModule, PageProps } from '../../../web/contract'
import { Link, useData } from '../../../web/kit'
import type { ReferralDashboard } from '../../contract/wire-referrals'
import { Bars } from '../numbers/bars'
import numbers from '../numbers/numbers.module.css'
import { type Window, WindowChoice } from '../numbers/window'
import { CodeFrame, codeOf } from './code-frame'
import { ReferralDays } from './referral-days'
import { ReferralFigures } from './referral-figures'
import { dashboardRequest } from './requests'

/** `/referral-dashboard/{ref_id}` (spec §2.6): what a code brought, by state, by day, and by which links. */
function DashboardPage(props: PageProps) {
  const code = codeOf(props)
  const [window, setWindow] = useState<Window>('30')
  const found = useData(dashboardRequest(code, window), { keepPrevious: true })
  return (
    <CodeFrame
      code={code}
      current="dashboard"
      owner={found.data?.owner}
      found={found}
      actions={<WindowChoice value={window} onChange={setWindow} />}
    >
      {found.data ? (
        <>
          <ReferralFigures days={found.data.days} counts={found.data.counts} />
          <div className={numbers.two}>
            <ReferralDays days={found.data.days} />
            <Links links={found.data.links} />
          </div>
        </>
      ) : null}
    </CodeFrame>
  )
}

function Links({ links }: Pick<ReferralDashboard, 'links'>) {
  const t = useText()
  return (
    <Card as="section" className={numbers.section} aria-labelledby="links">
      <h2 id="links">{t('tracking.referrals.links')}</h2>
      {links.length === 0 ? <p className={numbers.says}>{t('tracking.referrals.noLinks')}</p> : null}
      <Bars
        bars={links.map(({ title, path, opened }) => ({
          id: path ?? 'site',
          label: title && path ? <Link href={path}>{title}</Link> : t('tracking.referrals.site'),
          value: opened,
        }))}
      />
    </Card>
  )
}

export const page: PageModule = {
  Page: DashboardPage,
  head: ({ t }) => ({ title: t('tracking.title.referralDashboard'), robots: 'noindex' }),
}
