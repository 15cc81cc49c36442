import { valibotResolver } from '@hookform/resolvers/valibot'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import {
  Breadcrumbs,
  Button,
  Card,
  Container,
  Field,
  Note,
  PageHead,
  TextArea,
  TextInput,
  useText,
} from '../../../ui/kit'
import { session } from '../../../session/contract'
import { HttpError, httpClient, type PageModule } from '../../../web/contract'
import { forget, Link, showServerErrors, useKernel, useRetryKey, useService, useUnsaved } from '../../../web/kit'
import type { LetterSent } from '../../contract/wire'
import { failureText } from '../failure-text'
import { emailField, letterFields } from '../letter-fields'
import { OWN_LETTERS } from '../paths'
import { LETTERS } from '../requests'
import styles from './contact-page.module.css'

const name = v.pipe(v.string(), v.trim(), v.nonEmpty('content.error.name'), v.maxLength(120, 'content.error.name'))
const asGuest = v.object({ ...letterFields, name, email: emailField(true) })
const asMyself = v.object({ ...letterFields, name: v.string(), email: v.string() })

/** `/about/contact-us`: a question, a complaint, a wish to buy. What is written is kept, with a number to come back to. */
function ContactPage() {
  const t = useText()
  const isGuest = useKernel().subject === undefined
  const [sent, setSent] = useState<number>()
  const [isAnother, setAnother] = useState(false)
  function writeAnother() {
    setSent(undefined)
    setAnother(true)
  }
  return (
    <Container className={styles.page}>
      <PageHead
        before={
          <Breadcrumbs crumbs={[{ label: t('content.start'), href: '/' }, { label: t('content.contact.menu') }]} />
        }
        title={t('content.contact.heading')}
        text={t('content.contact.says')}
      />
      <div className={styles.columns}>
        <Card>
          {sent === undefined ? (
            <ContactForm takesFocus={isAnother} onSent={setSent} />
          ) : (
            <Sent id={sent} onAnother={writeAnother} />
          )}
        </Card>
        <aside className={styles.side} aria-label={t('content.contact.hoursTitle')}>
          <h2 className={styles.title}>{t('content.contact.hoursTitle')}</h2>
          <p>{t('content.contact.hours')}</p>
          <p className={styles.note}>{t('content.contact.privacy')}</p>
          {isGuest ? null : (
            <Link className={styles.link} href={OWN_LETTERS}>
              {t('content.mine.heading')}
            </Link>
          )}
        </aside>
      </div>
    </Container>
  )
}

/** In the form's place; whoever sent it goes on here, and hears it. */
function Sent({ id, onAnother }: { readonly id: number; readonly onAnother: () => void }) {
  const t = useText()
  const isGuest = useKernel().subject === undefined
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.done}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {t('content.contact.done')}
      </h2>
      <p role="status">{t('content.contact.number', { id })}</p>
      {isGuest ? null : (
        <Link className={styles.link} href={OWN_LETTERS}>
          {t('content.mine.see')}
        </Link>
      )}
      <Button onClick={onAnother}>{t('content.contact.another')}</Button>
    </div>
  )
}

interface ContactFormProps {
  /** Whoever asked for it by a button goes on in its first field. */
  readonly takesFocus: boolean
  readonly onSent: (id: number) => void
}

function ContactForm({ takesFocus, onSent }: ContactFormProps) {
  const t = useText()
  const http = useService(httpClient)
  const queries = useQueryClient()
  const { refresh } = useService(session)
  const isGuest = useKernel().subject === undefined
  const { keyOf, done } = useRetryKey()
  const [problem, setProblem] = useState<string>()
  const form = useForm({
    resolver: valibotResolver(isGuest ? asGuest : asMyself),
    defaultValues: { name: '', email: '', subject: '', text: '' },
  })
  const { errors, isSubmitting, isDirty } = form.formState
  useUnsaved(isDirty)
  const { setFocus } = form
  useEffect(() => {
    if (takesFocus) setFocus(isGuest ? 'name' : 'subject')
  }, [takesFocus, setFocus, isGuest])
  const send = form.handleSubmit(async ({ name, email, ...letter }) => {
    setProblem(undefined)
    try {
      const body = { kind: 'contact', ...letter, ...(isGuest && { name, email }) }
      const { data } = await http.post<LetterSent>(LETTERS, body, { idempotencyKey: keyOf(body) })
      done()
      void forget(queries, LETTERS)
      form.reset()
      onSent(data.id)
    } catch (error) {
      const fields = ['subject', 'text', ...(isGuest ? (['name', 'email'] as const) : [])] as const
      setProblem(showServerErrors(error, form.setError, fields, failureText(error, t)))
      // To the server one is nobody any more: known here too, the page asks where to answer.
      if (!isGuest && error instanceof HttpError && error.fields.some(({ path }) => path === 'email')) void refresh()
    }
  })
  const say = (message: string | undefined) => message && (message.startsWith('content.') ? t(message) : message)
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      {problem && (
        <Note tone="danger" live>
          {problem}
        </Note>
      )}
      {isGuest && (
        <div className={styles.pair}>
          <Field label={t('content.name')} error={say(errors.name?.message)}>
            <TextInput autoComplete="name" maxLength={120} {...form.register('name')} />
          </Field>
          <Field label={t('content.email')} error={say(errors.email?.message)}>
            <TextInput type="email" autoComplete="email" {...form.register('email')} />
          </Field>
        </div>
      )}
      <Field label={t('content.contact.subject')} error={say(errors.subject?.message)}>
        <TextInput maxLength={160} {...form.register('subject')} />
      </Field>
      <Field label={t('content.contact.text')} error={say(errors.text?.message)}>
        <TextArea rows={7} maxLength={4000} {...form.register('text')} />
      </Field>
      <Button type="submit" variant="primary" size="large" loading={isSubmitting}>
        {t('content.contact.send')}
      </Button>
    </form>
  )
}

export const page: PageModule = {
  Page: ContactPage,
  head: ({ t }) => ({
    title: t('content.contact.title'),
    description: t('content.contact.says'),
    canonical: '/about/contact-us',
  }),
}
