import { type RefObject, useEffect, useState } from 'react'
import { changedRanges } from './mark-changes'
import styles from './marked.module.css'

const { gone: GONE = '', come: COME = '' } = styles

/**
 * Marks in the two texts that stand in `texts`, the former first, what each says alone, and goes on as more of them is drawn. Browsers draw such
 * marks over what stands there, so that the texts stay as they are; those that cannot show both texts without. Whether anything is marked.
 */
export function useMarked(texts: RefObject<HTMLElement | null>, isThere: boolean): boolean {
  const [isMarked, setMarked] = useState(false)
  useEffect(() => {
    const holder = texts.current
    if (!isThere || !holder || typeof CSS === 'undefined' || !('highlights' in CSS)) return
    const mark = () => {
      const [before, after] = holder.children
      if (!before || !after) return
      const { gone, come } = changedRanges(before, after)
      CSS.highlights.set(GONE, new Highlight(...gone))
      CSS.highlights.set(COME, new Highlight(...come))
      setMarked(gone.length + come.length > 0)
    }
    mark()
    const watching = new MutationObserver(mark)
    watching.observe(holder, { childList: true, characterData: true, subtree: true })
    return () => {
      watching.disconnect()
      for (const name of [GONE, COME]) CSS.highlights.delete(name)
    }
  }, [texts, isThere])
  return isMarked
}
