import { EmptyState, ErrorCard, formatDateTime, Skeleton, Tag, useLanguage, useText } from '../../ui/kit'
import { apiRequest, type PageModule } from '../../web/contract'
import { useData } from '../../web/kit'
import type { SentMail } from '../contract/wire'
import styles from './mail-page.module.css'

const mailRequest = () => apiRequest<readonly SentMail[]>('/api/mail/messages')

/** `/__mail`: what a mail server would have carried, so that links in mails can be followed without one. */
function MailPage() {
  const t = useText()
  const mails = useData(mailRequest())
  return (
    <section className={styles.page}>
      <h1 className={styles.title}>{t('mail.title')}</h1>
      <p className={styles.says}>{t('mail.says')}</p>
      {mails.isPending && <Skeleton label={t('mail.loading')} />}
      {mails.isError && <ErrorCard error={mails.error} onRetry={() => void mails.refetch()} />}
      {mails.data?.length === 0 && <EmptyState title={t('mail.empty')} text={t('mail.emptyText')} />}
      <ol className={styles.list}>
        {mails.data?.map((mail) => (
          <MailItem key={mail.id} mail={mail} />
        ))}
      </ol>
    </section>
  )
}

const link = /(https?:\/\/\S+)/g

function MailItem({ mail }: { readonly mail: SentMail }) {
  const t = useText()
  const language = useLanguage()
  return (
    <li className={styles.mail}>
      <header className={styles.head}>
        <h2 className={styles.subject}>{mail.subject}</h2>
        <Tag tone={mail.isSent ? 'success' : 'warning'}>{t(mail.isSent ? 'mail.sent' : 'mail.waiting')}</Tag>
      </header>
      <p className={styles.meta}>
        {t('mail.to', { address: mail.to })} · {formatDateTime(mail.createdAt, language)}
      </p>
      <p className={styles.body}>
        {mail.text.split(link).map((part, index) =>
          part.startsWith('http') ? (
            // A mail's text never changes, so its parts keep their places.
            // oxlint-disable-next-line react/no-array-index-key
            <a key={index} href={part} className={styles.link}>
              {part}
            </a>
          ) : (
            part
          ),
        )}
      </p>
    </li>
  )
}

export const page: PageModule = {
  Page: MailPage,
}
