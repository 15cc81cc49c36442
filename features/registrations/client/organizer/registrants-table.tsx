import { Avatar, type Column, formatDateTime, Table, useLanguage, useText } from '../../../ui/kit'
import type { Registrant } from '../../contract/wire'
import { AnswerList } from './answer-list'
import styles from './registrants-page.module.css'
import { Standing } from './standing'

export interface RegistrantRows {
  readonly kind: string
  readonly rows: readonly Registrant[]
}

export function RegistrantsTable({ kind, rows }: RegistrantRows) {
  const t = useText()
  const language = useLanguage()
  const columns: readonly Column<Registrant>[] = [
    {
      id: 'who',
      head: t('registrations.of.who'),
      cell: ({ answers }) => (
        <span className={styles.who}>
          <Avatar name={answers.name} size={40} />
          <span>
            <b>{answers.name}</b>
            <small>{answers.college}</small>
          </span>
        </span>
      ),
    },
    {
      id: 'state',
      head: t('registrations.of.state'),
      cell: ({ state, why }) => <Standing {...{ state, why, kind }} />,
    },
    { id: 'sent', head: t('registrations.receipt.sent'), cell: (row) => formatDateTime(row.registeredAt, language) },
    {
      id: 'contact',
      head: t('registrations.of.contact'),
      cell: ({ answers: { email, phone } }) => (
        <span className={styles.contact}>
          <a href={`mailto:${email}`}>{email}</a>
          {phone ? <a href={`tel:${phone}`}>{phone}</a> : null}
        </span>
      ),
    },
    { id: 'receipt', head: t('registrations.receipt.code'), cell: ({ code }) => <code>{code}</code> },
    { id: 'answers', head: t('registrations.of.answers'), cell: ({ answers }) => <AnswerList answers={answers} /> },
  ]
  return (
    <div className={styles.table}>
      <Table
        caption={t('registrations.title.organizer')}
        columns={columns}
        rows={rows}
        keyOf={({ id }) => String(id)}
      />
    </div>
  )
}
