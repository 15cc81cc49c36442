import { AliveInSight, useData } from '../../../web/kit'
import { directoryRequest } from '../requests'
import { LandingLinks } from './landing-links'
import styles from './landing-page.module.css'

/** Ways from a list of jobs or internships to those of one sort that have enough on them. */
export function Directory({ kind }: { readonly kind: string }) {
  const groups = useData(directoryRequest(kind)).data?.groups ?? []
  if (groups.length === 0) return null
  return (
    <AliveInSight className={styles.directory}>
      <LandingLinks words="listings.directory" name={kind} groups={groups} />
    </AliveInSight>
  )
}
