import { useText } from '../../../ui/kit'
import { useData } from '../../../web/kit'
import { mineRequest } from '../requests'
import styles from '../waitlist.module.css'
import { PlaceRow } from './place-row'

/** Above one's registrations: the seats that are kept for one, and where one waits. */
export function Part() {
  const t = useText()
  const { data } = useData(mineRequest, { keepTrying: true })
  if (!data || data.items.length === 0) return null
  return (
    <section aria-labelledby="waitlist-title">
      <h2 id="waitlist-title" className={styles.title}>
        {t('waitlist.mine')}
      </h2>
      <ul className={styles.list}>
        {data.items.map((each) => (
          <PlaceRow key={each.opportunityId} place={each} />
        ))}
      </ul>
    </section>
  )
}
