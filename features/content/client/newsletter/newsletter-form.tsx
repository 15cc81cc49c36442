import { type FormEvent, useState } from 'react'
import { useText } from '../../../ui/kit'
import { toasts } from '../../../ui/contract'
import { httpClient } from '../../../web/contract'
import { useService } from '../../../web/kit'
import type { SubscribeAnswer } from '../../contract/wire'
import { failureText } from '../failure-text'
import styles from './newsletter.module.css'

/** The standard pattern of spec §5: something, an at, a host with an ending. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** The newsletter in the footer (spec §2.4, §5, §8): what comes of it is said as a toast. */
export function Part() {
  const t = useText()
  const http = useService(httpClient)
  const { show } = useService(toasts)
  const [isSending, setSending] = useState(false)

  // Read from the form itself: what was typed before this came alive counts too.
  async function subscribe(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const form = event.currentTarget
    const address = String(new FormData(form).get('email')).trim()
    if (!EMAIL.test(address)) return show({ tone: 'danger', text: t('content.newsletter.bad'), durationMs: 2000 })
    setSending(true)
    try {
      const { data: answer } = await http.post<SubscribeAnswer>('/api/newsletter/subscribe', { email: address })
      const { status, message } = answer.data
      show({ tone: status ? 'success' : 'danger', text: message })
      if (status) form.reset()
    } catch (error) {
      show({ tone: 'danger', text: failureText(error, t) })
    } finally {
      setSending(false)
    }
  }
  return (
    <form className={styles.form} onSubmit={subscribe} noValidate>
      <label htmlFor="newsletter-email">{t('content.newsletter.says')}</label>
      <div className={styles.row}>
        <input
          id="newsletter-email"
          type="email"
          autoComplete="email"
          className={styles.field}
          placeholder={t('content.newsletter.email')}
          name="email"
          maxLength={254}
        />
        <button type="submit" className={styles.join} aria-disabled={isSending || undefined}>
          {t('content.newsletter.join')}
        </button>
      </div>
    </form>
  )
}
