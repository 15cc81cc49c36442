import { Avatar, Card, formatDate, useLanguage } from '../../../ui/kit'
import styles from '../campus.module.css'

interface PeopleCardProps {
  readonly title: string
  readonly people: readonly {
    readonly id: number
    readonly name: string
    readonly note?: string
    /** An instant, shown as its date. */
    readonly since?: string
  }[]
}

export function PeopleCard({ title, people }: PeopleCardProps) {
  const language = useLanguage()
  return (
    <Card>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {people.map(({ id, name, note, since }) => (
          <li key={id} className={styles.person}>
            <Avatar name={name} size={40} />
            <span className={styles.words}>
              <span className={styles.name}>{name}</span>
              {note ? <span className={styles.note}>{note}</span> : null}
              {since ? (
                <time className={styles.note} dateTime={since}>
                  {formatDate(since, language)}
                </time>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
