import { useText } from '../../../ui/kit'
import { hasOpenings } from '../../../listings/contract'
import type { Impact } from '../../contract/wire-moderation'
import styles from './moderate-dialog.module.css'

/** Whom it concerns, in numbers: "12 people are registered · 34 people saved it". */
export function ImpactLine({ impact, kind }: { readonly impact: Impact; readonly kind: string }) {
  const t = useText()
  if (impact.counts.length === 0) return null
  return (
    <p className={styles.impact}>
      {impact.counts
        .map(({ of, count }) =>
          t(`manage.impact.${of === 'registered' && hasOpenings(kind) ? 'applied' : of}`, { count }),
        )
        .join(' · ')}
    </p>
  )
}
