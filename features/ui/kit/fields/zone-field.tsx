import { useState } from 'react'
import { isZone } from '../../../data/contract'
import { useText } from '../text/text-context'
import { Combobox } from './combobox'
import { Field } from './field'

const MOST = 60

const knownZones = (): readonly string[] => {
  const zones = Intl.supportedValuesOf('timeZone')
  // Engines name the same place differently; the house's own name is always there.
  return zones.includes('Asia/Kolkata') ? zones : [...zones, 'Asia/Kolkata'].sort()
}

const plain = (text: string) => text.toLowerCase().replace(/[\s_]+/g, ' ')

/** "GMT+5:30" now. */
function offsetOf(zone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts()
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}

interface ZoneFieldProps {
  readonly label: string
  readonly hint?: string
  /** An IANA name: `Asia/Kolkata`. */
  readonly zone: string
  readonly onChange: (zone: string) => void
}

/** A time zone by any part of its name. What is no zone is not taken: the last one that was stays. */
export function ZoneField({ label, hint, zone, onChange }: ZoneFieldProps) {
  const t = useText()
  const [zones] = useState(knownZones)
  const [typed, setTyped] = useState(zone)
  /** Whoever opens the list of what stands there looks for another one; a name that was just written by hand is meant itself. */
  const [stands, setStands] = useState(zone)
  const wanted = plain(typed)
  const fitting = typed === stands ? zones : zones.filter((each) => plain(each).includes(wanted))
  return (
    <Field label={label} hint={hint} error={typed === zone || isZone(typed) ? undefined : t('ui.zone.unknown')}>
      <Combobox
        label={label}
        typed={typed}
        value={zone}
        allowsOther
        options={fitting.slice(0, MOST).map((id) => ({ id, label: id, note: offsetOf(id) }))}
        onType={(text) => {
          setTyped(text)
          if (isZone(text.trim())) onChange(text.trim())
        }}
        onChoose={(id) => {
          if (!id) return
          setStands(id)
          onChange(id)
        }}
      />
    </Field>
  )
}
