import { useEffect, useState } from 'react'

const BORDER_PX = 64
const HIDE_PX = 50

/** The bar has a line past 64 px of scroll; on a phone it hides past 50 px on the way down and is back on the way up (spec §4, §9). */
export function useScrolled(path: string): { readonly isPast: boolean; readonly isHidden: boolean } {
  const [state, setState] = useState({ isPast: false, isHidden: false })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page begins with the bar in sight (spec §4)
  useEffect(() => {
    let last = window.scrollY
    const follow = () => {
      const top = window.scrollY
      const isHidden = top > HIDE_PX && top > last
      last = top
      const isPast = top > BORDER_PX
      setState((known) => (known.isPast === isPast && known.isHidden === isHidden ? known : { isPast, isHidden }))
    }
    addEventListener('scroll', follow, { passive: true })
    follow()
    return () => removeEventListener('scroll', follow)
  }, [path])
  return state
}
