import { findUser } from '../../../session/contract'
import { formatNumber, formatRank, SkeletonBlock, useLanguage, useText } from '../../../ui/kit'
import { Link, useData, useKernel } from '../../../web/kit'
import { isIos } from '../apple'
import { BOARD, COINS, figuresRequest, POINTS } from '../requests'
import { OwnNews } from '../own-news'
import styles from './figures.module.css'

/** Rank, points and coins in the profile panel (spec §2.2); on iOS coins are a word without number and link (spec §2.3). */
export function Part() {
  const t = useText()
  const language = useLanguage()
  const user = findUser(useKernel().subject)
  const { data } = useData(figuresRequest, { enabled: user !== undefined, keepTrying: true })
  if (!user) return null
  if (!data) return <SkeletonBlock height={76} />
  const { UserRank, points, coins } = data
  return (
    <div className={styles.figures}>
      <OwnNews />
      <Link href={`${BOARD}/global`} className={styles.figure}>
        <b>{formatRank(UserRank, language)}</b>
        <span>{t('gamification.rank')}</span>
      </Link>
      <Link href={POINTS} className={styles.figure}>
        <b>{formatNumber(points, language)}</b>
        <span>{t('gamification.points')}</span>
      </Link>
      {isIos() ? (
        <span className={styles.plain}>{t('gamification.menu.coins-ios')}</span>
      ) : (
        <Link href={COINS} className={styles.figure}>
          <b>{formatNumber(coins, language)}</b>
          <span>{t('gamification.coins')}</span>
        </Link>
      )}
    </div>
  )
}
