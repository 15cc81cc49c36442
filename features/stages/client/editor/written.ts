import type { EditorPartProps } from '../../../manage/contract'
import type { StageType, WrittenStage, WrittenStages } from '../../contract'

/** What stands in the draft; where nothing does, nothing yet, in the zone of the opportunity. */
export function readStages({ part, body }: Pick<EditorPartProps, 'part' | 'body'>): WrittenStages {
  const held = part as Partial<WrittenStages> | null | undefined
  if (held?.stages instanceof Array) return held as WrittenStages
  return { zone: body.zone, whileOpen: false, stages: [] }
}

export const emptyStage = (type: StageType, title: string): WrittenStage => ({
  key: crypto.randomUUID(),
  type,
  title,
  description: '',
  startsAt: '',
  endsAt: '',
  mode: type === 'final' ? 'onsite' : 'online',
  place: '',
})
