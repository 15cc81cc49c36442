import { readWallTime, wallTimeIn } from '../../../manage/contract'
import { formatDateTime, MovedZoneField, useLanguage, useText } from '../../../ui/kit'
import type { WrittenStages } from '../../contract'

interface StagesZoneProps {
  readonly written: WrittenStages
  readonly onChange: (next: WrittenStages) => void
}

/** The zone of all stages; it is told of the first that has a start. */
export function StagesZone({ written, onChange }: StagesZoneProps) {
  const t = useText()
  const language = useLanguage()
  const startOf = ({ zone, stages }: WrittenStages, at: number) =>
    formatDateTime(readWallTime(stages[at]?.startsAt ?? '', zone) ?? 0, language, zone)
  return (
    <MovedZoneField<WrittenStages>
      label={t('stages.editor.zone')}
      hint={t('stages.editor.zoneHint')}
      times={written}
      sameMoments={(all, zone) => ({
        ...all,
        zone,
        stages: all.stages.map((each) => ({
          ...each,
          startsAt: wallTimeIn(each.startsAt, all.zone, zone),
          endsAt: wallTimeIn(each.endsAt, all.zone, zone),
        })),
      })}
      saidOf={(before, keeps) => {
        const at = before.stages.findIndex(({ startsAt }) => readWallTime(startsAt, before.zone) !== undefined)
        const title = before.stages[at]?.title.trim() || t('stages.editor.number', { number: at + 1 })
        if (at < 0) return undefined
        return t(`stages.editor.zoneMoved.${keeps}`, { title, now: startOf(written, at), before: startOf(before, at) })
      }}
      onChange={onChange}
    />
  )
}
