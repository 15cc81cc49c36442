import { Plus } from 'lucide-react'
import { type EditorPartProps, readWallTime, wallTimeAt } from '../../../manage/contract'
import { addRow, Button, Checkbox, Icon, Note, OrderedList, useText } from '../../../ui/kit'
import { Link } from '../../../web/kit'
import { readAround, MOST_STAGES, stageProblems, stageTypes, type WrittenStage } from '../../contract'
import { StageFields } from './stage-fields'
import styles from './stages-step.module.css'
import { StagesZone } from './stages-zone'
import { emptyStage, readStages } from './written'

/** Which stages follow registration: each a row, in order; what is wrong with one stands in it, with the time that would do. */
export function Step({ part, change, body, isTold, hrefOf }: EditorPartProps) {
  const t = useText()
  const written = readStages({ part, body })
  const { stages, zone, whileOpen } = written
  const write = (next: Partial<typeof written>) => change({ ...written, ...next } as never)
  const problems = stageProblems(written, readAround(body, readWallTime))

  const add = (stage: WrittenStage) => addRow(stage.key, () => write({ stages: [...stages, stage] }))

  function edit(at: number, changes: Partial<WrittenStage>) {
    write({ stages: stages.map((each, place) => (place === at ? { ...each, ...changes } : each)) })
  }

  /** Begins then, and lasts as long as it did. */
  function moveTo(at: number, from: number) {
    const stage = stages[at]
    if (!stage) return
    const [start, end] = [readWallTime(stage.startsAt, zone), readWallTime(stage.endsAt, zone)]
    const minute = Math.ceil(from / 60_000) * 60_000
    const isLong = start !== undefined && end !== undefined && end > start
    edit(at, {
      startsAt: wallTimeAt(minute, zone),
      ...(isLong && { endsAt: wallTimeAt(minute + end - start, zone) }),
    })
  }

  return (
    <>
      <p className={styles.text}>{t('stages.editor.text')}</p>
      {body.closesAt === '' ? (
        <Note tone="info">
          {t('stages.editor.noClose')} <Link href={hrefOf('dates')}>{t('stages.editor.toDates')}</Link>
        </Note>
      ) : null}
      <StagesZone written={written} onChange={write} />
      <Checkbox
        label={t('stages.editor.whileOpen')}
        checked={whileOpen}
        onChange={({ currentTarget: { checked } }) => write({ whileOpen: checked })}
      />
      {stages.length === 0 ? <p className={styles.text}>{t('stages.editor.none')}</p> : null}
      <OrderedList
        items={stages}
        most={MOST_STAGES}
        keyOf={({ key }) => key}
        nameOf={({ title }, at) => title.trim() || t('stages.editor.number', { number: at + 1 })}
        onChange={(next) => write({ stages: next })}
        draw={(stage, at) => (
          <StageFields
            stage={stage}
            number={at + 1}
            problems={problems.filter((each) => each.at === at)}
            zone={zone}
            isTold={isTold}
            onChange={(changes) => edit(at, changes)}
            onMove={(from) => moveTo(at, from)}
          />
        )}
      />
      <div className={styles.add} role="group" aria-label={t('stages.editor.add')}>
        {stageTypes.map((type) => (
          <Button
            key={type}
            size="small"
            disabled={stages.length >= MOST_STAGES}
            onClick={() => add(emptyStage(type, t(`stages.type.${type}`)))}
          >
            <Icon of={Plus} size={14} />
            {t(`stages.type.${type}`)}
          </Button>
        ))}
      </div>
    </>
  )
}
