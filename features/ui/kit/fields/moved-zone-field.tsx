import { useEffect, useRef, useState } from 'react'
import { Button } from '../actions/button'
import { Note } from '../surfaces/note'
import { useText } from '../text/text-context'
import styles from './moved-zone.module.css'
import { Segmented } from './segmented'
import { ZoneField } from './zone-field'

const KEEPS = ['clock', 'moment'] as const
export type ZoneKeeps = (typeof KEEPS)[number]

interface MovedZoneFieldProps<Times extends { readonly zone: string }> {
  readonly label: string
  readonly hint: string
  /** Another one when other times took the place of these: the field begins anew. */
  readonly fieldKey?: string
  readonly times: Times
  /** The same moments by the clock of another zone. */
  readonly sameMoments: (times: Times, zone: string) => Times
  /** What became of one of them; undefined where no time stands: then nothing is asked. */
  readonly saidOf: (before: Times, keeps: ZoneKeeps) => string | undefined
  readonly onChange: (times: Times) => void
}

/**
 * The zone of times that are written. Where some stand there already, another zone asks what stays: what the clock shows, which is so until one
 * says otherwise, or the moment. It can be undone until one goes on writing.
 */
export function MovedZoneField<Times extends { readonly zone: string }>(props: MovedZoneFieldProps<Times>) {
  const { label, hint, fieldKey, times, sameMoments, saidOf, onChange } = props
  const t = useText()
  const [before, setBefore] = useState<Times>()
  const [keeps, setKeeps] = useState<ZoneKeeps>('clock')
  const [undone, setUndone] = useState(0)
  const field = useRef<HTMLDivElement>(null)
  // What has the focus goes with the question.
  useEffect(() => {
    if (undone > 0) field.current?.querySelector('input')?.focus()
  }, [undone])

  const inZone = (first: Times, zone: string, keeps: ZoneKeeps) =>
    keeps === 'clock' ? { ...first, zone } : sameMoments(first, zone)
  const isOpen = before && before.zone !== times.zone && isSame(inZone(before, times.zone, keeps), times)
  const said = isOpen ? saidOf(before, keeps) : undefined

  function move(zone: string) {
    if (zone === times.zone) return
    const [first, kept] = said !== undefined && before ? [before, keeps] : [times, 'clock' as const]
    setBefore(first)
    setKeeps(kept)
    onChange(inZone(first, zone, kept))
  }
  function choose(next: ZoneKeeps, first: Times) {
    setKeeps(next)
    onChange(inZone(first, times.zone, next))
  }
  function undo(first: Times) {
    onChange(first)
    setBefore(undefined)
    setUndone(undone + 1)
  }

  return (
    <>
      <div ref={field}>
        <ZoneField key={`${fieldKey} ${undone}`} label={label} hint={hint} zone={times.zone} onChange={move} />
      </div>
      {before && said !== undefined && (
        <div className={styles.moved}>
          <Note live>{said}</Note>
          {/* The choice is named so for who cannot see it. */}
          <span className={styles.asked} aria-hidden="true">
            {t('ui.zone.keeps')}
          </span>
          <div className={styles.row}>
            <Segmented<ZoneKeeps>
              label={t('ui.zone.keeps')}
              options={KEEPS.map((value) => ({ value, label: t(`ui.zone.keeps.${value}`) }))}
              value={keeps}
              onChange={(next) => choose(next, before)}
            />
            <Button size="small" onClick={() => undo(before)}>
              {t('ui.zone.undo', { zone: before.zone.replaceAll('_', ' ') })}
            </Button>
          </div>
        </div>
      )}
    </>
  )
}

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other)
