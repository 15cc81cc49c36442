import { Note, useText } from '../../ui/kit'
import { Link } from '../../web/kit'
import { OWN_PAGE } from '../contract'
import styles from './guardians.module.css'
import { toneOf, useSayStanding } from './say-standing'
import { useOwn } from './use-own'

/** Why one cannot take part yet, and where that is settled; nothing for whoever can. */
export function Stopped({ back, says }: { readonly back: string; readonly says?: string }) {
  const t = useText()
  const say = useSayStanding()
  const { data } = useOwn()
  if (!data || data.standing === 'free' || data.standing === 'given') return null
  return (
    <Note tone={toneOf(data)} live>
      <p>{say(data)}</p>
      {says ? <p className={styles.small}>{says}</p> : null}
      <p className={styles.way}>
        <Link href={`${OWN_PAGE}?returnUrl=${encodeURIComponent(back)}`}>
          {t(data.standing === 'age-wanted' ? 'guardians.say' : 'guardians.settle')}
        </Link>
      </p>
    </Note>
  )
}
