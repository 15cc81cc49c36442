import {
  Avatar,
  classNames,
  formatNumber,
  formatRank,
  langOf,
  useLanguage,
  useText,
  VisuallyHidden,
} from '../../../ui/kit'
import { Link } from '../../../web/kit'
import type { BoardRow } from '../../contract/wire'
import { Move } from './move'
import styles from './board-table.module.css'

interface BoardTableProps {
  readonly rows: readonly BoardRow[]
  /** Who stands around whoever looks, when they stand further down. */
  readonly around: readonly BoardRow[]
  /** From when on moves are counted, in words; undefined where there are none. */
  readonly since: string | undefined
}

/** Rank and how it moved, name, badges and points; people with as many points share a rank. */
export function BoardTable({ rows, around, since }: BoardTableProps) {
  const t = useText()
  const hasMoves = since !== undefined
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.number}>
              {t('gamification.board.rank')}
            </th>
            {since === undefined ? null : (
              <th scope="col" className={styles.move}>
                <VisuallyHidden>{t('gamification.move.since', { date: since })}</VisuallyHidden>
              </th>
            )}
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
          <Rows rows={rows} hasMoves={hasMoves} />
          {around.length > 0 ? (
            <tr>
              <td colSpan={hasMoves ? 5 : 4} className={styles.gap}>
                <span aria-hidden="true">· · ·</span>
                <VisuallyHidden>{t('gamification.board.around')}</VisuallyHidden>
              </td>
            </tr>
          ) : null}
          <Rows rows={around} hasMoves={hasMoves} />
        </tbody>
      </table>
    </div>
  )
}

function Rows({ rows, hasMoves }: { readonly rows: readonly BoardRow[]; readonly hasMoves: boolean }) {
  const t = useText()
  const language = useLanguage()
  return rows.map(({ rank, move, name, path, avatar, college, badges, points, isMe }, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- people who hide have no name to tell them apart
    <tr key={at} className={isMe ? styles.me : undefined} aria-current={isMe || undefined}>
      <td className={styles.number}>
        <b>{formatRank(rank, language)}</b>
      </td>
      {hasMoves ? (
        <td className={styles.move}>
          <Move places={move} />
        </td>
      ) : null}
      <td>
        <span className={styles.who}>
          <Avatar name={name ?? String(rank)} src={avatar} size={40} />
          <span className={styles.words}>
            <b>
              {path && name ? <Link href={path}>{name}</Link> : (name ?? t('gamification.somebody'))}
              {isMe ? <span className={styles.you}> {t('gamification.board.you')}</span> : null}
            </b>
            {college ? <small lang={langOf(college, language)}>{college}</small> : null}
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
