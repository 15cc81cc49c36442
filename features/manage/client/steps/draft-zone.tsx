import { MovedZoneField, useText } from '../../../ui/kit'
import { wallTimeIn } from '../../contract'
import type { DraftBody } from '../../contract/wire'
import { useWallTimes } from '../use-wall-times'
import type { StepProps } from './step-props'

type Times = Pick<DraftBody, 'zone' | 'opensAt' | 'closesAt'>

/** The zone of the times above; it is told of the last of them that is written. */
export function DraftZone({ body, change, keyOf }: Pick<StepProps, 'body' | 'change' | 'keyOf'>) {
  const t = useText()
  const { moment } = useWallTimes()
  const { zone, opensAt, closesAt } = body
  return (
    <MovedZoneField<Times>
      fieldKey={keyOf('zone')}
      label={t('manage.zone')}
      hint={t('manage.zoneHint')}
      times={{ zone, opensAt, closesAt }}
      sameMoments={({ zone: from, opensAt, closesAt }, zone) => ({
        zone,
        opensAt: wallTimeIn(opensAt, from, zone),
        closesAt: wallTimeIn(closesAt, from, zone),
      })}
      saidOf={(before, keeps) => {
        const written = closesAt === '' ? 'opensAt' : 'closesAt'
        if (before[written] === '') return undefined
        return t(`manage.zoneMoved.${written}.${keeps}`, {
          now: moment(body[written], zone) ?? '',
          before: moment(before[written], before.zone) ?? '',
        })
      }}
      onChange={(times) => change((draft) => void Object.assign(draft, times))}
    />
  )
}
