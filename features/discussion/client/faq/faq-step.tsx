import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { EditorPartProps } from '../../../manage/contract'
import { addRow, Button, Field, Icon, OrderedList, TextArea, TextInput, useText } from '../../../ui/kit'
import { type Faq, type FaqProblem, faqProblems, MOST_FAQS } from '../../contract'
import styles from './faq-step.module.css'
import { readFaqs } from './written'

/** What people always ask, answered once, in order. */
export function Step({ part, change, isTold }: EditorPartProps) {
  const t = useText()
  const faqs = readFaqs(part)
  const problems = faqProblems({ faqs })
  const write = (next: readonly Faq[]) => change({ faqs: next } as never)
  function add() {
    const key = crypto.randomUUID()
    addRow(key, () => write([...faqs, { key, question: '', answer: '' }]))
  }
  return (
    <>
      <p className={styles.text}>{t('discussion.faq.text')}</p>
      {faqs.length === 0 ? <p className={styles.text}>{t('discussion.faq.none')}</p> : null}
      <OrderedList
        items={faqs}
        most={MOST_FAQS}
        keyOf={({ key }) => key}
        nameOf={({ question }, at) => question.trim() || t('discussion.faq.number', { number: at + 1 })}
        onChange={write}
        draw={(faq, at) => (
          <FaqFields
            faq={faq}
            number={at + 1}
            problems={problems.filter((each) => each.at === at)}
            isTold={isTold}
            onChange={(changes) => write(faqs.map((each) => (each.key === faq.key ? { ...each, ...changes } : each)))}
          />
        )}
      />
      <div>
        <Button disabled={faqs.length >= MOST_FAQS} onClick={add}>
          <Icon of={Plus} size={16} />
          {t('discussion.faq.add')}
        </Button>
      </div>
    </>
  )
}

interface FaqFieldsProps {
  readonly faq: Faq
  readonly number: number
  readonly problems: readonly FaqProblem[]
  readonly isTold: boolean
  readonly onChange: (changes: Partial<Faq>) => void
}

/** What is missing is said once one has been there, or was told. */
function FaqFields({ faq, number, problems, isTold, onChange }: FaqFieldsProps) {
  const t = useText()
  const [left, setLeft] = useState<readonly string[]>([])
  const leave = (field: string) => setLeft((known) => [...new Set([...known, field])])
  const errorOf = (field: FaqProblem['field']) => {
    const problem = problems.find((each) => each.field === field)
    return problem && (isTold || left.includes(field)) ? t(`discussion.faq.problem.${problem.says}`) : undefined
  }
  return (
    <fieldset className={styles.fields} aria-label={t('discussion.faq.number', { number })}>
      <Field label={t('discussion.faq.question')} error={errorOf('question')}>
        <TextInput
          value={faq.question}
          maxLength={300}
          onBlur={() => leave('question')}
          onChange={({ currentTarget: { value } }) => onChange({ question: value })}
        />
      </Field>
      <Field label={t('discussion.faq.answer')} error={errorOf('answer')}>
        <TextArea
          rows={2}
          value={faq.answer}
          maxLength={2000}
          onBlur={() => leave('answer')}
          onChange={({ currentTarget: { value } }) => onChange({ answer: value })}
        />
      </Field>
    </fieldset>
  )
}
