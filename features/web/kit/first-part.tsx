import type { ReactNode } from 'react'
import type { Point } from '../../../kernel/index'
import { useShown } from './kernel-context'
import { LazyPart } from './lazy-part'

interface Loaded {
  readonly load: () => Promise<unknown>
}

interface FirstPartProps<T extends Loaded> {
  readonly of: Point<T>
  readonly draw: (module: Awaited<ReturnType<T['load']>>) => ReactNode
  /** Shown where nobody has filled the point, while the part is on its way, and when it does not come. */
  readonly instead?: ReactNode
}

/** The first part that its reader may see of a point of which one is drawn. */
export function FirstPart<T extends Loaded>({ of, draw, instead = null }: FirstPartProps<T>) {
  const [part] = useShown(of)
  if (!part) return instead
  const load = part.item.load as () => Promise<Awaited<ReturnType<T['load']>>>
  return <LazyPart {...{ load, draw, instead }} feature={part.feature} />
}
