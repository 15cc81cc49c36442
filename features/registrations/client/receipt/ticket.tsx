import { CalendarPlus, Printer } from 'lucide-react'
import { useState } from 'react'
import { Button, ButtonLink, Hold, holdKindOf, Icon, langOf, useLanguage, useText, Written } from '../../../ui/kit'
import { Link } from '../../../web/kit'
import type { Receipt } from '../../contract/wire'
import { formPath, minePath } from '../paths'
import { preciseTime } from '../precise-time'
import { StandingBadges } from '../state-badge'
import { verbOf } from '../verb'
import { calendarFile } from './calendar-file'
import styles from './ticket.module.css'
import { WithdrawDialog } from './withdraw-dialog'

/** The stub that one keeps: what, when to the millisecond, and under which code. */
export function Ticket({ receipt }: { readonly receipt: Receipt }) {
  const t = useText()
  const language = useLanguage()
  const [isAsked, setAsked] = useState(false)
  const { kind, title, organisation, state, phase, code, registeredAt, path, dates, opportunityId } = receipt
  const firstName = receipt.answers.name.split(' ')[0] ?? ''
  const verb = verbOf(kind)
  const isAhead = phase === 'open' || phase === 'closed'
  const calendar = state === 'registered' && isAhead ? calendarFile(receipt) : undefined
  return (
    <article className={styles.ticket}>
      <div className={styles.main}>
        <StandingBadges of={receipt} />
        <h1 className={styles.title} tabIndex={-1}>
          {state === 'registered'
            ? t(`registrations.receipt.in.${verb}`, { name: firstName })
            : t('registrations.receipt.out')}
        </h1>
        <p className={styles.says}>
          {t(state === 'registered' ? 'registrations.receipt.copy' : `registrations.receipt.outText.${verb}`)}{' '}
          <Link className={styles.link} href={minePath()}>
            {t('registrations.title.mine')}
          </Link>
        </p>
        <dl className={styles.facts}>
          <div>
            <dt>{t('registrations.receipt.opportunity')}</dt>
            <dd>
              <Link className={styles.link} href={path}>
                <Written text={title} />
              </Link>
            </dd>
          </div>
          <div>
            <dt>{t('registrations.receipt.by')}</dt>
            <dd lang={langOf(organisation, language)}>{organisation}</dd>
          </div>
          <div>
            <dt>{t('registrations.receipt.sent')}</dt>
            <dd>
              <time dateTime={registeredAt}>{preciseTime(registeredAt, language)}</time>
            </dd>
          </div>
          <div>
            <dt>{t('registrations.receipt.code')}</dt>
            <dd className={styles.code}>{code}</dd>
          </div>
        </dl>
        <div className={styles.actions}>
          {calendar ? (
            <ButtonLink variant="primary" href={calendar} download={`${code}.ics`}>
              <Icon of={CalendarPlus} />
              {t('registrations.receipt.calendar')}
            </ButtonLink>
          ) : null}
          {state === 'withdrawn' && dates?.isOpen ? (
            <ButtonLink variant="primary" href={formPath(opportunityId)}>
              {t(`registrations.receipt.again.${verb}`)}
            </ButtonLink>
          ) : null}
          <Button onClick={() => print()}>
            <Icon of={Printer} />
            {t('registrations.receipt.print')}
          </Button>
          {receipt.canWithdraw ? (
            <Button variant="quiet" aria-haspopup="dialog" onClick={() => setAsked(true)}>
              {t('registrations.withdraw.action')}
            </Button>
          ) : null}
        </div>
      </div>
      <div className={styles.stub}>
        <span className={styles.hold}>
          <Hold kind={holdKindOf(kind)} size={150} />
        </span>
        <b className={styles.name} lang={langOf(title, language)}>
          {title}
        </b>
        <p className={styles.stubCode}>{code}</p>
        <p className={styles.stubSays}>{t('registrations.receipt.show')}</p>
      </div>
      {isAsked ? <WithdrawDialog receipt={receipt} onClose={() => setAsked(false)} /> : null}
    </article>
  )
}
