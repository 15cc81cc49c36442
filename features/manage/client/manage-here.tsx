import type { DetailActionProps } from '../../listings/contract'
import { findMember } from '../../session/contract'
import { useText } from '../../ui/kit'
import { Link, useData, useHasPage, useKernel } from '../../web/kit'
import styles from './manage-here.module.css'
import { managesRequest } from './requests'

/** On an opportunity's own page, for whoever manages it: the pages where that is done. Nobody else sees anything. */
export function Action({ opportunityId }: DetailActionProps) {
  const t = useText()
  const hasPage = useHasPage()
  const isMember = findMember(useKernel().subject) !== undefined
  const { data } = useData(managesRequest(opportunityId), { enabled: isMember })
  if (!data?.manages) return null
  const registrants = `/manage/opportunity/${opportunityId}/registrations`
  return (
    <nav className={styles.here} aria-labelledby="manage-here">
      <span id="manage-here">{t('manage.here')}</span>
      {hasPage(registrants) ? <Link href={registrants}>{t('manage.here.registrants')}</Link> : null}
      <Link href={`/manage/opportunity/${opportunityId}/dashboard`}>{t('manage.here.dashboard')}</Link>
    </nav>
  )
}
