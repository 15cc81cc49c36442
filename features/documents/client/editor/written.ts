import type { EditorPartProps } from '../../../manage/contract'
import type { WrittenDocument, WrittenDocuments } from '../../contract'

export function readDocuments(part: EditorPartProps['part']): readonly WrittenDocument[] {
  const held = part as Partial<WrittenDocuments> | null | undefined
  return held?.documents instanceof Array ? held.documents : []
}
