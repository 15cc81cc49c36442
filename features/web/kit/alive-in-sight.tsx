import {
  createElement,
  Fragment,
  type FunctionComponent,
  type ReactNode,
  Suspense,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { Arrived, type ComingAlive, ComingAliveContext, createComingAlive, PartAliveContext } from './coming-alive'
import { type Boxed, createGate, type Gate, openWhen } from './gate'
import { ASLEEP, giveBackPress, holdPresses } from './hold-press'
import { AsServed, useDrawnAnew } from './use-drawn-anew'
import { createIdScope, IdScopeContext, useId } from './use-id'
import { watchSight } from './watch-sight'

interface AliveInSightProps {
  readonly as?: 'div' | 'li' | 'section'
  readonly className?: string | undefined
  readonly children: ReactNode
  /** Fetches what the children need within boundaries of their own: they come alive after it, whole. */
  readonly ready?: () => Promise<unknown>
  /** Marks of the box. */
  readonly [data: `data-${string}`]: string | number
}

/**
 * For what stands below the fold, or is not shown at every width: the server's HTML is there, read and followed like any HTML, and is taken over
 * when it is touched or comes near, the latter not before all that is in sight answers (a slow phone answers sooner). Drawn in the browser, after a
 * move, it is alive at once.
 */
export function AliveInSight({ as: Box = 'div', className, children, ready, ...marks }: AliveInSightProps) {
  const box = useRef<HTMLElement & HTMLDivElement & HTMLLIElement>(null)
  const [gate] = useState(createGate)
  const [own] = useState(createComingAlive)
  const isComparing = useComparing()
  const alive = useContext(ComingAliveContext)
  const part = useId()
  const [ids] = useState(() => createIdScope(`${part}-`))
  const anew = useDrawnAnew(gate, box, ready, children)

  useLayoutEffect(() => {
    if (!box.current || gate.isPassed()) return
    const open = () => openWhen(gate, ready)
    gate.close()
    box.current.setAttribute(ASLEEP, '')
    holdPresses()
    if (!isInSight(box.current)) return watchSight(box.current, open, alive?.whole)
    alive?.expect(part) // before any effect that says what has arrived
    open()
    return () => alive?.arrived(part) // what has failed and left is not waited for
  }, [gate, alive, part, ready])

  return (
    <Box ref={box} className={className} {...marks}>
      <Suspense fallback={<AsServed html={anew?.html ?? ''} />}>
        {BEGINS}
        <IdScopeContext value={ids}>
          <PartAliveContext value={own}>
            <Behind
              key={anew ? 'anew' : 'served'}
              {...{ gate, ready, box, part, own, isComparing }}
              onDrawn={anew?.focusAgain}
            >
              {children}
            </Behind>
          </PartAliveContext>
        </IdScopeContext>
        {ENDS}
      </Suspense>
    </Box>
  )
}

const comment = (words: string) =>
  createElement(Fragment as FunctionComponent<{ UNSTABLE_comment: string }>, { UNSTABLE_comment: words })

/** In the server's HTML, by which Preact knows how much of it stands for what is not taken over yet. */
const [BEGINS, ENDS] = [comment('$s'), comment('/$s')]

/** What is not shown at this width has no box, and stands nowhere. */
function isInSight(box: Element): boolean {
  const { top, width, height } = box.getBoundingClientRect()
  return top < innerHeight && width + height > 0
}

const never = () => () => {}

/** Whether this is drawn to compare it with the server's HTML: for good, so that nothing is drawn again when that is over. */
function useComparing(): boolean {
  const isServed = useRef(false)
  return useSyncExternalStore(
    never,
    () => isServed.current,
    () => (isServed.current = typeof document !== 'undefined'),
  )
}

interface BehindProps extends PassedProps {
  readonly ready: AliveInSightProps['ready'] | undefined
  readonly isComparing: boolean
  readonly children: ReactNode
}

/**
 * Waits only where the server's HTML is taken over, and for what a part needs: drawing anew, there is nothing else to keep up. Without hooks, as
 * all who wait: see `useSettled`.
 */
function Behind({ ready, isComparing, children, ...rest }: BehindProps) {
  const { gate } = rest
  if (!isComparing && gate.isClosed()) openWhen(gate, ready)
  if (!gate.isOpen() && (isComparing || gate.isClosed())) throw gate.opened
  return (
    <>
      {children}
      <Passed {...rest} />
    </>
  )
}

interface PassedProps {
  readonly gate: Gate
  readonly box: Boxed
  readonly part: string
  readonly own: ComingAlive
  readonly onDrawn: (() => void) | undefined
}

/** Stands last in a part: it is awake once all before it is drawn. */
function Passed({ gate, box, part, own, onDrawn }: PassedProps) {
  useLayoutEffect(() => {
    const pass = () => {
      gate.pass()
      if (!box.current) return
      box.current.removeAttribute(ASLEEP)
      onDrawn?.()
      giveBackPress(box.current)
    }
    own.arrived()
    if (own.isWhole()) pass()
    else void own.whole.then(pass)
  }, [gate, box, own, onDrawn])
  return <Arrived part={part} />
}
