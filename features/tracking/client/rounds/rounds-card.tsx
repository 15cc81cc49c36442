import { X } from 'lucide-react'
import { useEffect } from 'react'
import { useSnapshot } from 'valtio/react'
import { findUser } from '../../../session/contract'
import { formatDateTime, IconButton, useLanguage, useText, useTurn } from '../../../ui/kit'
import { httpClient } from '../../../web/contract'
import { Link, useKernel, useOpenPage, useService } from '../../../web/kit'
import { shownSuggestion } from './shown-suggestion'
import { suggestions } from './suggestions'
import styles from './rounds-card.module.css'

/** What comes next in what one follows, in the corner, until it is closed or followed. It does not break into a page that is about one thing. */
export function Overlay() {
  const user = findUser(useKernel().subject)
  const { page, chrome } = useOpenPage()
  const http = useService(httpClient)
  const { state, begin } = useService(suggestions)
  const { list } = useSnapshot(state)
  const isForOneThing = page === undefined || chrome?.focused === true || chrome?.header === false
  const asker = user && !user.is_assessment_token && !user.is_support && !user.signup_step ? user.id : undefined
  useEffect(() => (asker === undefined ? undefined : begin(http)), [asker, begin, http])
  return useTurn(list.length > 0 && !isForOneThing) ? <RoundsCard /> : null
}

function RoundsCard() {
  const t = useText()
  const language = useLanguage()
  const { state, close } = useService(suggestions)
  const { list } = useSnapshot(state)
  return (
    <section className={styles.card} aria-labelledby="upcoming-rounds">
      <header className={styles.head}>
        <h2 id="upcoming-rounds" className={styles.heading}>
          {t('tracking.rounds')}
        </h2>
        <IconButton icon={X} label={t('tracking.rounds.close')} size="small" onClick={close} />
      </header>
      <ul className={styles.list}>
        {list.map(shownSuggestion).map(({ id, entity, has_image, initial, organisation, round, event, at, url }) => (
          <li key={id} className={styles.item}>
            <span className={styles.mark} aria-hidden="true">
              {has_image ? <img src={entity.logo_url ?? ''} alt="" width={40} height={40} /> : initial}
            </span>
            <div className={styles.words}>
              <Link href={url} className={styles.link} onClick={close}>
                {entity.title}
              </Link>
              <p>{organisation}</p>
              <p>
                {round ?? t('tracking.rounds.registration')} ·{' '}
                {t(`tracking.rounds.${event}`, { when: formatDateTime(at, language) })}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
