import { ChevronDown } from 'lucide-react'
import { Icon } from '../../../ui/kit'
import type { ShownFaqs } from '../../contract/wire-faq'
import styles from './faq.module.css'

/** Each answer unfolds without a script. */
export function FaqLines({ faqs }: Pick<ShownFaqs, 'faqs'>) {
  return (
    <div className={styles.faqs}>
      {faqs.map(({ question, answer }, at) => (
        <details key={at} className={styles.faq}>
          <summary className={styles.question}>
            <span>{question}</span>
            <Icon of={ChevronDown} size={18} className={styles.mark} />
          </summary>
          <p className={styles.answer}>{answer}</p>
        </details>
      ))}
    </div>
  )
}
