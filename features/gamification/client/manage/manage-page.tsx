import { Button, Card, Container, ErrorCard, PageHead, Skeleton, useLanguage, useText } from '../../../ui/kit'
import type { PageModule } from '../../../web/contract'
import { useData, useOpenForm } from '../../../web/kit'
import type { Badge, Rule, Rulebook } from '../../contract/wire-admin'
import { BadgeArt } from '../badges/badge-art'
import { rulebookRequest } from '../requests'
import { BadgeForm } from './badge-form'
import styles from './manage.module.css'
import { RuleCard } from './rule-card'
import { RuleForm } from './rule-form'

/** `/manage/gamification`: what gives points, coins and badges; each rule is tried on the last 30 days before it is switched on. */
function ManagePage() {
  const t = useText()
  const book = useData(rulebookRequest)
  return (
    <Container className={styles.page}>
      <PageHead title={t('gamification.title.manage')} text={t('gamification.manage.text')} />
      {book.isPending ? <Skeleton label={t('gamification.manage.loading')} rows={4} /> : null}
      {book.isError && !book.data ? <ErrorCard error={book.error} onRetry={() => void book.refetch()} /> : null}
      {book.data ? <Rules book={book.data} /> : null}
      {book.data ? <Badges badges={book.data.badges} /> : null}
    </Container>
  )
}

function Rules({ book }: { readonly book: Rulebook }) {
  const t = useText()
  const { written: edited, press, write: edit, close } = useOpenForm<Rule | 'new'>()
  return (
    <section className={styles.part} aria-labelledby="rules">
      <div className={styles.head}>
        <h2 id="rules" className={styles.heading}>
          {t('gamification.manage.rules')}
        </h2>
        <Button variant="primary" onClick={() => void edit('new')}>
          {t('gamification.rule.new')}
        </Button>
      </div>
      {edited === 'new' ? <RuleForm key={press} book={book} rule={undefined} onDone={close} /> : null}
      <ul className={styles.part}>
        {book.rules.map((rule) =>
          edited !== 'new' && edited?.id === rule.id ? (
            <li key={rule.id}>
              <RuleForm key={press} book={book} rule={edited} onDone={close} />
            </li>
          ) : (
            <RuleCard key={rule.id} rule={rule} book={book} onEdit={() => void edit(rule)} />
          ),
        )}
      </ul>
    </section>
  )
}

function Badges({ badges }: { readonly badges: readonly Badge[] }) {
  const t = useText()
  const isHindi = useLanguage() === 'hi'
  const nameOf = ({ nameEn, nameHi }: Badge) => (isHindi ? nameHi : nameEn)
  const { written: edited, press, write: edit, close } = useOpenForm<Badge | 'new'>()
  return (
    <section className={styles.part} aria-labelledby="all-badges">
      <div className={styles.head}>
        <h2 id="all-badges" className={styles.heading}>
          {t('gamification.badges')}
        </h2>
        <Button onClick={() => void edit('new')}>{t('gamification.badge.new')}</Button>
      </div>
      {edited ? <BadgeForm key={press} badge={edited === 'new' ? undefined : edited} onDone={close} /> : null}
      <ul className={styles.part}>
        {badges.map((badge) => (
          <Card as="li" key={badge.id} className={styles.badge}>
            <BadgeArt hold={badge.hold} size={56} />
            <div className={styles.what}>
              <h3 className={styles.title}>{nameOf(badge)}</h3>
              <p className={styles.small}>{isHindi ? badge.textHi : badge.textEn}</p>
              <p className={styles.small}>
                {t('gamification.badge.levels', { levels: badge.levels.join(', ') })}
                {badge.gcId === null ? '' : ` · gc_id ${badge.gcId}`}
              </p>
            </div>
            <Button
              size="small"
              aria-label={t('gamification.change', { name: nameOf(badge) })}
              onClick={() => void edit(badge)}
            >
              {t('gamification.change.short')}
            </Button>
          </Card>
        ))}
      </ul>
    </section>
  )
}

export const page: PageModule = {
  Page: ManagePage,
  head: ({ t }) => ({ title: t('gamification.title.manage'), robots: 'noindex' }),
}
