import type { ReactNode, Ref } from 'react'
import { Avatar, formatDate, Tag, type TagTone, useLanguage, useText } from '../../../ui/kit'
import type { ReferralReason, ReferralState } from '../../contract/referrals'
import styles from './referrals.module.css'

const TONES: Readonly<Record<ReferralState, TagTone>> = {
  pending: 'warning',
  earned: 'success',
  refused: 'neutral',
  'taken-back': 'danger',
}

interface ReferralRowProps {
  readonly referral: {
    readonly state: ReferralState
    readonly reason: ReferralReason | null
    readonly says: string | null
    readonly at: string
  }
  /** Chooses the ground of the picture. */
  readonly seed: string
  readonly avatar: string | null
  readonly title: ReactNode
  /** Of the name, by what stands above the list. */
  readonly heading?: 'h2' | 'h3'
  /** Where whoever did something in the row goes on. */
  readonly nameRef?: Ref<HTMLHeadingElement>
  /** Below the name. */
  readonly line?: ReactNode
  readonly children?: ReactNode
}

/** Who joined and when, where it stands, and what is missing or was wrong. */
export function ReferralRow({
  referral,
  seed,
  avatar,
  title,
  heading: Heading = 'h2',
  nameRef,
  line,
  children,
}: ReferralRowProps) {
  const t = useText()
  const language = useLanguage()
  const { state, reason, says, at } = referral
  return (
    <li className={styles.row}>
      <Avatar name={seed} src={avatar} size={40} />
      <div className={styles.what}>
        <Heading ref={nameRef} tabIndex={nameRef ? -1 : undefined} className={styles.name}>
          {title}
        </Heading>
        {line ? <p className={styles.small}>{line}</p> : null}
        <p className={styles.small}>
          {t('tracking.referrals.joined')} <time dateTime={at}>{formatDate(at, language)}</time>
          {' · '}
          {t(reason ? `tracking.referrals.reason.${reason}` : `tracking.referrals.why.${state}`)}
        </p>
        {says ? <p className={styles.small}>{t('tracking.referrals.says', { text: says })}</p> : null}
      </div>
      <Tag tone={TONES[state]}>{t(`tracking.referrals.state.${state}`)}</Tag>
      {children}
    </li>
  )
}
