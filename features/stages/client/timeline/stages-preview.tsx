import { useState } from 'react'
import { readWallTime, type WrittenPart } from '../../../manage/contract'
import { useText } from '../../../ui/kit'
import { readStages } from '../editor/written'
import { StageRows } from './stage-rows'

const instantOf = (wallTime: string, zone: string) => {
  const at = readWallTime(wallTime, zone)
  return at === undefined ? null : new Date(at).toISOString()
}

/** The stages of a draft as people will read them while none of them has begun; one that has no name yet goes by its number. */
export function Preview({ part, body }: WrittenPart) {
  const t = useText()
  const [now] = useState(Date.now) // no countdown runs in it
  const { zone, stages } = readStages({ part, body })
  if (stages.length === 0) return null
  const timeline = { zone, opensAt: instantOf(body.opensAt, body.zone), closesAt: instantOf(body.closesAt, body.zone) }
  const shown = stages.map(({ key: _, ...stage }, at) => ({
    ...stage,
    standing: 'later' as const,
    title: stage.title.trim() || t('stages.editor.number', { number: at + 1 }),
    startsAt: instantOf(stage.startsAt, zone),
    endsAt: instantOf(stage.endsAt, zone),
  }))
  const clock = { serverNow: new Date(now).toISOString(), serverOffsetMs: undefined, onOver: () => {}, now }
  const isOpen = timeline.opensAt === null || Date.parse(timeline.opensAt) <= now
  return <StageRows timeline={timeline} stages={shown} kind={body.kind} isOpen={isOpen} clock={clock} />
}
