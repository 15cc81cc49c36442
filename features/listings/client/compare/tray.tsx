import { X } from 'lucide-react'
import { useSnapshot } from 'valtio/react'
import { aboveThumbBar, Button, ButtonLink, IconButton, langOf, useLanguage, useText } from '../../../ui/kit'
import { useFeatureTexts, useOpenPage, useService } from '../../../web/kit'
import { compared, comparePath } from './compared'
import styles from './tray.module.css'

/** What was chosen to be compared, wherever one goes, until it is compared or let go. */
export function Overlay() {
  useFeatureTexts('listings')
  const t = useText()
  const language = useLanguage()
  const store = useService(compared)
  const { list } = useSnapshot(store.state)
  const isComparing = useOpenPage().page?.id === 'listings.compare'
  if (list.length === 0 || isComparing) return null
  return (
    <section ref={aboveThumbBar} className={styles.tray} aria-label={t('listings.compare.tray')}>
      <ul className={styles.list}>
        {list.map((one) => (
          <li key={one.id} className={styles.one}>
            <span className={styles.title} lang={langOf(one.title, language)}>
              {one.title}
            </span>
            <IconButton
              icon={X}
              size="small"
              label={t('listings.compare.remove', { title: one.title })}
              onClick={() => store.toggle(one)}
            />
          </li>
        ))}
      </ul>
      <Button size="small" onClick={store.clear}>
        {t('listings.compare.clear')}
      </Button>
      <ButtonLink size="small" variant="primary" href={comparePath(list.map(({ id }) => id))}>
        {t('listings.compare.go', { count: list.length })}
      </ButtonLink>
    </section>
  )
}
