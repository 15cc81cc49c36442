import { ArrowDown, ArrowUp, GripVertical, Trash2 } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useService } from '../../../web/kit'
import { toasts } from '../../contract/index'
import { Icon } from '../actions/icon'
import { IconButton } from '../actions/icon-button'
import { classNames } from '../class-names'
import { useText } from '../text/text-context'
import { useSorted } from './use-sorted'
import { VisuallyHidden } from './visually-hidden'
import styles from './ordered-list.module.css'

export interface OrderedListProps<T> {
  readonly items: readonly T[]
  readonly keyOf: (item: T) => string
  /** What it is called in "Move … up" and "… was removed". */
  readonly nameOf: (item: T, at: number) => string
  readonly onChange: (items: readonly T[]) => void
  /** What was removed comes back only where there is room for it by then. */
  readonly most?: number
  /** What stands in a row. */
  readonly draw: (item: T, at: number) => ReactNode
}

const UNDO_MS = 10_000

/** Rows whose order is their owner's: by buttons, or dragged at the grip; what is removed can be brought back. Needs `toasts`. */
export function OrderedList<T>({ items, keyOf, nameOf, onChange, most = Infinity, draw }: OrderedListProps<T>) {
  const t = useText()
  const { show } = useService(toasts)
  const latest = useRef({ items, onChange })
  useEffect(() => void (latest.current = { items, onChange }))
  const { list, mover } = useSorted<HTMLOListElement>(items.map(keyOf))
  const [dragged, setDragged] = useState<string>()
  const [said, setSaid] = useState('')

  function move(from: number, to: number) {
    const item = items[from]
    if (item === undefined || to < 0 || to >= items.length || from === to) return
    const rest = items.filter((_, at) => at !== from)
    onChange([...rest.slice(0, to), item, ...rest.slice(to)])
    setSaid(t('ui.ordered.at', { what: nameOf(item, from), place: to + 1, count: items.length }))
  }

  function remove(item: T, at: number) {
    onChange(items.filter((each) => each !== item))
    const bringBack = () => {
      const now = latest.current.items
      if (now.length < most && !now.some((each) => keyOf(each) === keyOf(item)))
        latest.current.onChange([...now.slice(0, at), item, ...now.slice(at)])
    }
    show({
      tone: 'info',
      durationMs: UNDO_MS,
      text: t('ui.ordered.removed', { what: nameOf(item, at) }),
      action: { label: t('ui.undo'), run: bringBack },
    })
  }

  return (
    <>
      <ol ref={list} className={styles.list}>
        {items.map((item, at) => {
          const key = keyOf(item)
          const what = nameOf(item, at)
          const step = (by: -1 | 1, icon: typeof ArrowUp) => (
            <IconButton
              icon={icon}
              size="small"
              label={t(by < 0 ? 'ui.ordered.up' : 'ui.ordered.down', { what })}
              disabled={by < 0 ? at === 0 : at === items.length - 1}
              {...mover(key, by, () => move(at, at + by))}
            />
          )
          return (
            <li
              key={key}
              data-row={key}
              className={classNames(styles.row, dragged === key && styles.dragged)}
              onDragOver={(event) => dragged !== undefined && event.preventDefault()}
              onDrop={(event) => {
                event.preventDefault()
                move(
                  items.findIndex((each) => keyOf(each) === dragged),
                  at,
                )
                setDragged(undefined)
              }}
            >
              <div className={styles.bar}>
                <span
                  className={styles.grip}
                  draggable
                  aria-hidden="true"
                  onDragStart={() => setDragged(key)}
                  onDragEnd={() => setDragged(undefined)}
                >
                  <Icon of={GripVertical} size={16} />
                </span>
                <span className={styles.number}>{at + 1}</span>
                <span className={styles.acts}>
                  {step(-1, ArrowUp)}
                  {step(1, ArrowDown)}
                  <IconButton
                    icon={Trash2}
                    size="small"
                    label={t('ui.remove', { label: what })}
                    onClick={() => remove(item, at)}
                  />
                </span>
              </div>
              {draw(item, at)}
            </li>
          )
        })}
      </ol>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  )
}
