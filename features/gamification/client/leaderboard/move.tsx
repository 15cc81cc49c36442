import { ArrowDown, ArrowUp } from 'lucide-react'
import { formatNumber, Icon, useLanguage, useText, VisuallyHidden } from '../../../ui/kit'
import styles from './move.module.css'

/** How many places somebody is further up, or down; nothing where they were not ranked then. */
export function Move({ places }: { readonly places: number | null }) {
  const t = useText()
  const language = useLanguage()
  if (places === null) return <VisuallyHidden>{t('gamification.move.new')}</VisuallyHidden>
  const count = Math.abs(places)
  const says =
    places === 0 ? t('gamification.move.none') : t(`gamification.move.${places > 0 ? 'up' : 'down'}`, { count })
  return (
    <span className={places > 0 ? styles.up : places < 0 ? styles.down : styles.same}>
      <VisuallyHidden>{says}</VisuallyHidden>
      <span aria-hidden="true" className={styles.seen}>
        {places === 0 ? '–' : <Icon of={places > 0 ? ArrowUp : ArrowDown} size={16} />}
        {places === 0 ? null : formatNumber(count, language)}
      </span>
    </span>
  )
}
