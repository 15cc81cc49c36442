import { Card, OrgLogo, useText } from '../../../ui/kit'
import { Link } from '../../../web/kit'
import type { OpportunityDetail } from '../../contract/wire'
import styles from './organisation-card.module.css'

/** Who stands behind it, and what else they offer. */
export function OrganisationCard({
  opportunity: { organisation, lists },
}: {
  readonly opportunity: OpportunityDetail
}) {
  const t = useText()
  return (
    <Card as="section" className={styles.card}>
      <OrgLogo name={organisation.name} src={organisation.logo} size={40} />
      <div>
        <h2 className={styles.name}>{organisation.name}</h2>
        <Link
          className={styles.link}
          href={lists.organisation ?? `/all-opportunities?q=${encodeURIComponent(`"${organisation.name}"`)}`}
        >
          {t('listings.moreOf')}
        </Link>
      </div>
    </Card>
  )
}
