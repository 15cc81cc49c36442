import { useEffect, useRef, useState } from 'react'
import { Button, Note, Segmented, useText, ZoneField } from '../../../ui/kit'
import { wallTimeIn } from '../../contract'
import type { DraftBody } from '../../contract/wire'
import styles from '../editor.module.css'
import { useWallTimes } from '../use-wall-times'
import type { StepProps } from './step-props'

type Times = Pick<DraftBody, 'zone' | 'opensAt' | 'closesAt'>
const KEEPS = ['clock', 'moment'] as const
type Keeps = (typeof KEEPS)[number]

function inZone({ zone: from, opensAt, closesAt }: Times, zone: string, keeps: Keeps): Times {
  if (keeps === 'clock') return { zone, opensAt, closesAt }
  return { zone, opensAt: wallTimeIn(opensAt, from, zone), closesAt: wallTimeIn(closesAt, from, zone) }
}

const isAs = (times: Times, body: Times) =>
  times.zone === body.zone && times.opensAt === body.opensAt && times.closesAt === body.closesAt

/**
 * The zone of the times above. Where some stand there already, another zone asks what stays: what the clock shows, which is so until one says
 * otherwise, or the moment. It can be undone until one goes on writing.
 */
export function DraftZone({ body, change, keyOf }: Pick<StepProps, 'body' | 'change' | 'keyOf'>) {
  const t = useText()
  const { moment } = useWallTimes()
  const [before, setBefore] = useState<Times>()
  const [keeps, setKeeps] = useState<Keeps>('clock')
  const [undone, setUndone] = useState(0)
  const field = useRef<HTMLDivElement>(null)
  // What has the focus goes with the question.
  useEffect(() => {
    if (undone > 0) field.current?.querySelector('input')?.focus()
  }, [undone])

  const written = body.closesAt === '' ? 'opensAt' : 'closesAt'
  const asked =
    before && before.zone !== body.zone && before[written] !== '' && isAs(inZone(before, body.zone, keeps), body)
      ? before
      : undefined
  const write = (times: Times) => change((draft) => void Object.assign(draft, times))

  function move(zone: string) {
    if (zone === body.zone) return
    const { opensAt, closesAt } = body
    const [first, kept] = asked ? [asked, keeps] : [{ zone: body.zone, opensAt, closesAt }, 'clock' as const]
    setBefore(first)
    setKeeps(kept)
    write(inZone(first, zone, kept))
  }
  function choose(next: Keeps, first: Times) {
    setKeeps(next)
    write(inZone(first, body.zone, next))
  }
  function undo(first: Times) {
    write(first)
    setBefore(undefined)
    setUndone(undone + 1)
  }

  return (
    <>
      <div ref={field}>
        <ZoneField
          key={`${keyOf('zone')} ${undone}`}
          label={t('manage.zone')}
          hint={t('manage.zoneHint')}
          zone={body.zone}
          onChange={move}
        />
      </div>
      {asked && (
        <div className={styles.moved}>
          <Note live>
            {t(`manage.zoneMoved.${written}.${keeps}`, {
              now: moment(body[written], body.zone) ?? '',
              before: moment(asked[written], asked.zone) ?? '',
            })}
          </Note>
          <div className={styles.row}>
            <Segmented<Keeps>
              label={t('manage.zoneKeeps')}
              options={KEEPS.map((value) => ({ value, label: t(`manage.zoneKeeps.${value}`) }))}
              value={keeps}
              onChange={(next) => choose(next, asked)}
            />
            <Button size="small" onClick={() => undo(asked)}>
              {t('manage.zoneUndo', { zone: asked.zone.replaceAll('_', ' ') })}
            </Button>
          </div>
        </div>
      )}
    </>
  )
}
