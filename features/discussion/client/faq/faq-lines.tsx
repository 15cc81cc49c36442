import { ChevronDown } from 'lucide-react'
import { Icon, langOf, useLanguage } from '../../../ui/kit'
import type { ShownFaqs } from '../../contract/wire-faq'
import styles from './faq.module.css'

/** Each answer unfolds without a script. */
export function FaqLines({ faqs }: Pick<ShownFaqs, 'faqs'>) {
  const language = useLanguage()
  return (
    <div className={styles.faqs}>
      {faqs.map(({ question, answer }, at) => (
        <details key={at} className={styles.faq}>
          <summary className={styles.question}>
            <span lang={langOf(question, language)}>{question}</span>
            <Icon of={ChevronDown} size={18} className={styles.mark} />
          </summary>
          <p className={styles.answer} lang={langOf(answer, language)}>
            {answer}
          </p>
        </details>
      ))}
    </div>
  )
}
