import { CircleCheck } from 'lucide-react'
import { facetName } from '../../listings/contract'
import { Note, useText } from '../../ui/kit'
import { Link, useData } from '../../web/kit'
import { eligibleFacet } from '../contract'
import { openToMeRequest } from './requests'
import styles from './open-to-me.module.css'

const OPEN_TO_ME = `/all-opportunities?${facetName(eligibleFacet)}=yes`

/** At the end of signing up: how much is open to them by what they said, and how much hangs on what they did not. */
export function Part() {
  const t = useText()
  const { data } = useData(openToMeRequest)
  const counts = data?.facets.find(({ name }) => name === facetName(eligibleFacet))?.values
  const countOf = (wanted: string) => counts?.find(({ value }) => value === wanted)?.count ?? 0
  const [open, perhaps] = [countOf('yes'), countOf('perhaps')]
  if (open === 0) return null
  return (
    <Note tone="success" icon={CircleCheck}>
      <b>{t('rules.end.open', { count: open })}</b>
      {perhaps > 0 && <p>{t('rules.end.perhaps', { count: perhaps })}</p>}
      <Link href={OPEN_TO_ME} className={styles.see}>
        {t('rules.end.see')}
      </Link>
    </Note>
  )
}
