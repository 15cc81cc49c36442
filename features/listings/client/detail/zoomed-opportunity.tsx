import { ZoomedFrame } from '../../../ui/kit'
import type { OpportunityDetail } from '../../contract/wire'
import styles from './detail-body.module.css'

/** `?zoom=1`: the organisation's own words, as large as one likes (spec §2.1). */
export function ZoomedOpportunity({ opportunity }: { readonly opportunity: OpportunityDetail }) {
  const { title, organisation, path, description, externalUrl } = opportunity
  return (
    <ZoomedFrame
      title={title}
      by={organisation.name}
      back={path}
      html={description}
      className={styles.description}
      source={externalUrl ?? undefined}
    />
  )
}
