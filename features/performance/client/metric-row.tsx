import { useText, VisuallyHidden } from '../../ui/kit'
import { type Measured, type Metric, NOT_AVAILABLE, ratingOf } from './metrics'
import styles from './panel.module.css'
import { Sparkline } from './sparkline'

interface MetricRowProps {
  readonly metric: Metric
  readonly measured: Measured
  readonly shown: string
  /** Whether it changes all the time, so that its course says something. */
  readonly hasTrend: boolean
}

/** One number by its short name, how good it is, and where it comes from. */
export function MetricRow({ metric, measured: { latest, trend }, shown, hasTrend }: MetricRowProps) {
  const t = useText()
  const rating = latest === undefined || latest === NOT_AVAILABLE ? undefined : ratingOf(metric, latest)
  return (
    <tr data-metric={metric} data-rating={rating}>
      <th scope="row">
        <abbr title={t(`performance.${metric}`)}>{metric}</abbr>
      </th>
      <td className={styles.value}>{shown}</td>
      <td className={styles.course}>{hasTrend && <Sparkline trend={trend} />}</td>
      <td className={styles.rating}>
        {rating && (
          <>
            <span className={styles.dot} />
            <VisuallyHidden>{t(`performance.${rating}`)}</VisuallyHidden>
          </>
        )}
      </td>
    </tr>
  )
}
