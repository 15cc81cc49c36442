import { Avatar, formatDateTime, useLanguage } from '../../../ui/kit'
import { AnswerList } from './answer-list'
import styles from './registrants-page.module.css'
import type { RegistrantRows } from './registrants-table'
import { Standing } from './standing'

/** The same rows for a phone, one below the other. */
export function RegistrantCards({ kind, rows }: RegistrantRows) {
  const language = useLanguage()
  return (
    <ul className={styles.cards}>
      {rows.map(({ id, state, why, answers, registeredAt, code }) => (
        <li key={id} className={styles.card}>
          <span className={styles.who}>
            <Avatar name={answers.name} size={40} />
            <span>
              <b>{answers.name}</b>
              <small>{answers.college}</small>
            </span>
          </span>
          <Standing {...{ state, why, kind }} />
          <span className={styles.contact}>
            <a href={`mailto:${answers.email}`}>{answers.email}</a>
            {answers.phone ? <a href={`tel:${answers.phone}`}>{answers.phone}</a> : null}
          </span>
          <small className={styles.none}>
            {formatDateTime(registeredAt, language)} · {code}
          </small>
          {answers.questions.length > 0 ? <AnswerList answers={answers} /> : null}
        </li>
      ))}
    </ul>
  )
}
