import { formatDate, formatNumber, Table, useLanguage, useText } from '../../../ui/kit'
import { Link } from '../../../web/kit'
import type { ReferralCluster } from '../../contract/wire-referrals-admin'
import numbers from '../numbers/numbers.module.css'
import { dashboardPath } from './requests'

/** What looks like one person who plays many, with the reason; somebody decides. */
export function Clusters({ clusters }: { readonly clusters: readonly ReferralCluster[] }) {
  const t = useText()
  const language = useLanguage()
  const reason = ({ kind, size, day }: ReferralCluster) =>
    t(`tracking.referrals.cluster.${kind}`, {
      count: formatNumber(size, language),
      date: day === null ? '' : formatDate(`${day}T12:00:00+05:30`, language),
    })
  return (
    <section className={numbers.section} aria-labelledby="clusters">
      <h2 id="clusters">{t('tracking.referrals.clusters')}</h2>
      <p className={numbers.says}>{t('tracking.referrals.clustersText')}</p>
      <Table
        caption={t('tracking.referrals.clusters')}
        columns={[
          {
            id: 'who',
            head: t('tracking.referrals.inviter'),
            cell: ({ referrer, code }: ReferralCluster) =>
              code ? <Link href={dashboardPath(code)}>{referrer.name || code}</Link> : referrer.name,
          },
          { id: 'why', head: t('tracking.referrals.suspicion'), cell: reason },
        ]}
        rows={clusters}
        keyOf={({ kind, referrer, day, size }) => `${kind} ${referrer.id} ${day} ${size}`}
        empty={t('tracking.referrals.noClusters')}
      />
    </section>
  )
}
