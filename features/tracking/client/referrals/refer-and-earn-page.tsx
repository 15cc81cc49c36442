import { Gift, Link2, UserPlus } from 'lucide-react'
import { findUser } from '../../../session/contract'
import { ButtonLink, Card, Container, Icon, PageHead, useText } from '../../../ui/kit'
import type { PageModule } from '../../../web/contract'
import { Link, useData, useKernel } from '../../../web/kit'
import { JOIN_HOURS } from '../../contract/referrals'
import type { ReferralTerms } from '../../contract/wire-referrals'
import styles from './referrals.module.css'
import { BOARD, MINE, termsRequest } from './requests'

const steps = [
  { id: 'share', icon: Link2 },
  { id: 'join', icon: UserPlus },
  { id: 'earn', icon: Gift },
] as const

const questions = ['when', 'howLong', 'self', 'known', 'back', 'kept'] as const

/** `/refer-and-earn` (spec §2.4): how inviting works, what is given for it now, and what counts. */
function ReferAndEarnPage() {
  const t = useText()
  const user = findUser(useKernel().subject)
  const { data } = useData(termsRequest, { keepTrying: true })
  return (
    <Container className={styles.page}>
      <PageHead title={t('tracking.earn.title')} text={t('tracking.earn.text')} />
      <div className={styles.buttons}>
        {/* Who is not logged in is led through the login and on to the page. */}
        <ButtonLink variant="primary" size="large" href={MINE}>
          {t('tracking.earn.start')}
        </ButtonLink>
        <ButtonLink size="large" href={BOARD}>
          {t('tracking.referrals.board')}
        </ButtonLink>
      </div>
      <p className={styles.text}>{t(user ? 'tracking.earn.member' : 'tracking.earn.stranger')}</p>
      <ol className={styles.steps}>
        {steps.map(({ id, icon }) => (
          <Card as="li" key={id} className={styles.step}>
            <Icon of={icon} size={24} />
            <h2 className={styles.heading}>{t(`tracking.earn.${id}`)}</h2>
            <p className={styles.text}>{t(`tracking.earn.${id}.text`)}</p>
          </Card>
        ))}
      </ol>
      {data ? <Gifts terms={data} /> : null}
      <section className={styles.page} aria-labelledby="questions">
        <h2 id="questions" className={styles.heading}>
          {t('tracking.earn.questions')}
        </h2>
        {questions.map((each) => (
          <details key={each} className={styles.question}>
            <summary>{t(`tracking.earn.${each}`)}</summary>
            <p className={styles.text}>
              {t(`tracking.earn.${each}.text`, { days: data?.days ?? 90, hours: JOIN_HOURS })}
            </p>
          </details>
        ))}
        <p className={styles.text}>
          <Link href="/legal/cookies">{t('tracking.cookies')}</Link>
        </p>
      </section>
    </Container>
  )
}

function Gifts({ terms: { gifts } }: { readonly terms: ReferralTerms }) {
  const t = useText()
  return (
    <Card as="section" pad="large" className={styles.gifts} aria-labelledby="gifts">
      <h2 id="gifts" className={styles.heading}>
        {t('tracking.earn.gifts')}
      </h2>
      {gifts.length === 0 ? <p className={styles.text}>{t('tracking.earn.noGifts')}</p> : null}
      <ul>
        {gifts.map((gift, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- rules have no name here, and no state
          <li key={at} className={styles.gift}>
            <b>
              {(['points', 'coins'] as const)
                .filter((each) => gift[each] > 0)
                .map((each) => t(`tracking.earn.${each}`, { count: gift[each] }))
                .join(' + ')}
            </b>
            <span className={styles.small}>
              {gift.perPerson === null
                ? t('tracking.earn.perDay', { count: gift.perDay })
                : t('tracking.earn.perPerson', { count: gift.perPerson })}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

export const page: PageModule = {
  Page: ReferAndEarnPage,
  data: () => ({ terms: termsRequest }),
  head: ({ t }) => ({
    title: t('tracking.title.earn'),
    description: t('tracking.earn.text'),
    canonical: '/refer-and-earn',
  }),
}
