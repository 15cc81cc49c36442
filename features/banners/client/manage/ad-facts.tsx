import { formatDateTime, useLanguage, useText } from '../../../ui/kit'
import type { AdContent } from '../../contract/wire-admin'
import styles from './manage.module.css'

/** Where, to whom and when, in lines. */
export function AdFacts({ content }: { readonly content: AdContent }) {
  const t = useText()
  const language = useLanguage()
  const { advertiser, pages, showToAll, userTypes, courses, pro, startsAt, endsAt, weight, perDay, variants } = content
  const at = (instant: string) => formatDateTime(instant, language)
  const when = [
    startsAt === null ? t('banners.facts.atOnce') : t('banners.facts.from', { at: at(startsAt) }),
    endsAt === null ? t('banners.facts.noEnd') : t('banners.facts.to', { at: at(endsAt) }),
  ]
  const who = [
    t(showToAll ? 'banners.facts.all' : 'banners.facts.members'),
    ...userTypes.map((each) => t(`banners.kind.${each}`)),
    ...courses.map((each) => t(`banners.course.${each}`)),
    ...(pro === 'all' ? [] : [t(`banners.pro.${pro}`)]),
  ]
  const rest = [
    t('banners.facts.weight', { weight }),
    perDay === null ? t('banners.facts.noLimit') : t('banners.facts.perDay', { count: perDay }),
    ...(variants.length > 1 ? [t('banners.facts.variants', { count: variants.length })] : []),
  ]
  return (
    <div className={styles.small}>
      <p>{[t('banners.facts.by', { advertiser }), ...who].join(' · ')}</p>
      <p>
        {pages.length === 0
          ? t('banners.facts.everywhere')
          : pages.map((each) => (each === 'home' ? '/' : `/${each}`)).join(', ')}
      </p>
      <p>{[...when, ...rest].join(' · ')}</p>
    </div>
  )
}
