import { Avatar, classNames, formatNumber, formatRank, useLanguage, useText } from '../../../ui/kit'
import { Link } from '../../../web/kit'
import type { BoardRow } from '../../contract/wire'
import styles from './board-table.module.css'

interface BoardTableProps {
  readonly rows: readonly BoardRow[]
  /** Who stands around whoever looks, when they stand further down. */
  readonly around: readonly BoardRow[]
}

/** Rank, name, badges and points; people with as many points share a rank. */
export function BoardTable({ rows, around }: BoardTableProps) {
  const t = useText()
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.number}>
              {t('gamification.board.rank')}
            </th>
            <th scope="col">{t('gamification.board.name')}</th>
            <th scope="col" className={classNames(styles.number, styles.wide)}>
              {t('gamification.badges')}
            </th>
            <th scope="col" className={styles.number}>
              {t('gamification.points')}
            </th>
          </tr>
        </thead>
        <tbody>
          <Rows rows={rows} />
          {around.length > 0 ? (
            <tr>
              <td colSpan={4} className={styles.gap}>
                <span aria-hidden="true">· · ·</span>
                <span className={styles.said}>{t('gamification.board.around')}</span>
              </td>
            </tr>
          ) : null}
          <Rows rows={around} />
        </tbody>
      </table>
    </div>
  )
}

function Rows({ rows }: { readonly rows: readonly BoardRow[] }) {
  const t = useText()
  const language = useLanguage()
  return rows.map(({ rank, name, path, avatar, college, badges, points, isMe }, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- people who hide have no name to tell them apart
    <tr key={at} className={isMe ? styles.me : undefined} aria-current={isMe || undefined}>
      <td className={styles.number}>
        <b>{formatRank(rank, language)}</b>
      </td>
      <td>
        <span className={styles.who}>
          <Avatar name={name ?? String(rank)} src={avatar} size={40} />
          <span className={styles.words}>
            <b>
              {path && name ? <Link href={path}>{name}</Link> : (name ?? t('gamification.somebody'))}
              {isMe ? <span className={styles.you}> {t('gamification.board.you')}</span> : null}
            </b>
            {college ? <small>{college}</small> : null}
          </span>
        </span>
      </td>
      <td className={classNames(styles.number, styles.wide)}>{formatNumber(badges, language)}</td>
      <td className={styles.number}>
        <b>{formatNumber(points, language)}</b>
      </td>
    </tr>
  ))
}
