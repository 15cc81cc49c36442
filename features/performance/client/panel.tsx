import { Check, Copy, Gauge, X } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { formatNumber, Icon, IconButton, useLanguage, useText, VisuallyHidden } from '../../ui/kit'
import { MetricRow } from './metric-row'
import { formatReading, METRICS, type Metric, NOT_AVAILABLE } from './metrics'
import styles from './panel.module.css'
import { useEscape } from './use-escape'
import { useMeasurements } from './use-measurements'

/** What is measured again and again. */
const SAMPLED: ReadonlySet<Metric> = new Set(['memoryUsage', 'jsHeapSize', 'domNodes', 'fps'])

export interface PanelProps {
  /** Whoever asked with keys goes on with keys. */
  readonly takesFocus: boolean
  readonly onClose: () => void
}

/** The performance panel (spec §3, §9): what this page costs, for whoever looks into it. Its numbers are not read out as they change. */
export function Panel({ takesFocus, onClose }: PanelProps) {
  const t = useText()
  const language = useLanguage()
  const measured = useMeasurements()
  const [copied, setCopied] = useState<'done' | 'failed'>()
  const panel = useRef<HTMLElement>(null)
  useEscape(onClose)
  // By layout: the focus goes back while the panel still stands, before anybody has to look for another place for it.
  useLayoutEffect(() => {
    const [own, before] = [panel.current, document.activeElement]
    if (takesFocus) own?.focus()
    return () => {
      const now = document.activeElement
      // Whoever has gone on elsewhere meanwhile stays there.
      const isLeft = now === document.body || own?.contains(now)
      if (takesFocus && isLeft && before instanceof HTMLElement) before.focus()
    }
  }, [takesFocus])

  function show(metric: Metric): string {
    const { latest } = measured[metric]
    if (latest === undefined) return '–'
    return latest === NOT_AVAILABLE ? latest : formatReading(metric, latest, t, (each) => formatNumber(each, language))
  }
  async function copy() {
    // Said anew each time.
    setCopied(undefined)
    try {
      await navigator.clipboard.writeText(METRICS.map((metric) => `${metric}\t${show(metric)}`).join('\n'))
      setCopied('done')
    } catch {
      setCopied('failed') // no permission, or a page without https
    }
  }
  return (
    <section ref={panel} tabIndex={-1} className={styles.panel} aria-labelledby="performance">
      <div className={styles.head}>
        <Icon of={Gauge} size={16} />
        <h2 id="performance">{t('performance.title')}</h2>
        <IconButton
          icon={copied === 'done' ? Check : Copy}
          label={t('performance.copy')}
          size="small"
          onClick={() => void copy()}
        />
        <IconButton icon={X} label={t('performance.close')} size="small" onClick={onClose} />
      </div>
      <table className={styles.metrics}>
        <tbody>
          {METRICS.map((metric) => (
            <MetricRow
              key={metric}
              metric={metric}
              measured={measured[metric]}
              shown={show(metric)}
              hasTrend={SAMPLED.has(metric)}
            />
          ))}
        </tbody>
      </table>
      <p className={styles.foot}>{t('performance.pace')}</p>
      {copied === 'failed' ? (
        <p role="alert" className={styles.foot}>
          {t('performance.notCopied')}
        </p>
      ) : null}
      <VisuallyHidden>
        <span role="status">{copied === 'done' ? t('performance.copied') : ''}</span>
      </VisuallyHidden>
    </section>
  )
}
