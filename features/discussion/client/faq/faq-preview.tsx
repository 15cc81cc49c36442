import type { WrittenPart } from '../../../manage/contract'
import { useText } from '../../../ui/kit'
import { FaqLines } from './faq-lines'
import { readFaqs } from './written'

/** The questions of a draft as people will read them; one that is not written yet goes by its number. */
export function Preview({ part }: WrittenPart) {
  const t = useText()
  const shown = readFaqs(part).flatMap(({ question, answer }, at) => {
    const asked = question.trim() || t('discussion.faq.number', { number: at + 1 })
    return question.trim() || answer.trim() ? [{ question: asked, answer }] : []
  })
  return shown.length === 0 ? null : <FaqLines faqs={shown} />
}
