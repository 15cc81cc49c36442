import type { EditorPartProps } from '../../../manage/contract'
import type { Faq, Faqs } from '../../contract'

export function readFaqs(part: EditorPartProps['part']): readonly Faq[] {
  const held = part as Partial<Faqs> | null | undefined
  return held?.faqs instanceof Array ? held.faqs : []
}
