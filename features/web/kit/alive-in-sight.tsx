import {
  createElement,
  Fragment,
  type FunctionComponent,
  type ReactNode,
  type RefObject,
  Suspense,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { createIdScope, IdScopeContext, useId } from './use-id'
import { Arrived, ComingAliveContext } from './coming-alive'
import { ASLEEP, giveBackPress, holdPresses } from './hold-press'
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
  const alive = useContext(ComingAliveContext)
  const part = useId()
  const [ids] = useState(() => createIdScope(`${part}-`))
  const anew = useDrawnAnew(gate, box, ready, children)

  useLayout(() => {
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
      <Suspense fallback={<AsServed html={anew ?? ''} />}>
        {BEGINS}
        <IdScopeContext value={ids}>
          <Behind key={anew === undefined ? 'served' : 'anew'} gate={gate} ready={ready} box={box} part={part}>
            {children}
          </Behind>
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

type Boxed = RefObject<HTMLElement | null>

/** What is not shown at this width has no box, and stands nowhere. */
function isInSight(box: Element): boolean {
  const { top, width, height } = box.getBoundingClientRect()
  return top < innerHeight && width + height > 0
}

const openWhen = (gate: Gate, ready: AliveInSightProps['ready'] | undefined) =>
  ready ? void ready().then(gate.open, gate.open) : gate.open()

const useLayout = typeof document === 'undefined' ? useEffect : useLayoutEffect

const never = () => () => {}
const inBrowser = () => typeof document !== 'undefined'
const no = () => false

/**
 * Something above changed before it came alive (who looks became known there, a switch was thrown): the server's HTML shows what was, and taking it over
 * would leave its attributes as they are. Then it comes alive at once, drawn anew, and until its code is here what stood there goes on standing
 * there: returned from then on.
 */
function useDrawnAnew(
  gate: Gate,
  box: Boxed,
  ready: AliveInSightProps['ready'],
  children: ReactNode,
): string | undefined {
  const [served] = useState({ children })
  const [html, setHtml] = useState<string>()
  const hasChanged = served.children !== children
  useLayout(() => {
    if (!hasChanged || !gate.isClosed() || gate.isPassed()) return
    void gate.opened.then(() => gate.isPassed() || setHtml(box.current?.innerHTML))
    openWhen(gate, ready)
  }, [hasChanged, gate, box, ready])
  return html
}

function AsServed({ html }: { readonly html: string }) {
  // The server's, as it stood here a moment before.
  // oxlint-disable-next-line react/no-danger
  return html ? <div style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: html }} /> : null
}

interface BehindProps {
  readonly gate: Gate
  readonly ready: AliveInSightProps['ready'] | undefined
  readonly box: Boxed
  readonly part: string
  readonly children: ReactNode
}

/**
 * Waits only where the server's HTML is taken over, and for what a part needs: drawing anew, there is nothing else to keep up. `use` may not be
 * asked in some renders and not in others, and this one waits in some alone: hence a promise thrown, as boundaries have always taken it.
 */
function Behind({ gate, ready, box, part, children }: BehindProps) {
  const isComparing = useSyncExternalStore(never, no, inBrowser)
  if (!isComparing && gate.isClosed()) openWhen(gate, ready)
  if (!gate.isOpen() && (isComparing || gate.isClosed())) throw gate.opened
  useLayout(() => {
    gate.pass()
    if (!box.current) return
    box.current.removeAttribute(ASLEEP)
    giveBackPress(box.current)
  }, [gate, box])
  return (
    <>
      {children}
      <Arrived part={part} />
    </>
  )
}

interface Gate {
  readonly opened: Promise<void>
  open(): void
  /** It stands there as the server drew it. */
  close(): void
  isClosed(): boolean
  /** Read without waiting: a press that finds the gate just opened is answered. */
  isOpen(): boolean
  /** What is behind it has been drawn. */
  pass(): void
  isPassed(): boolean
}

function createGate(): Gate {
  const is = { open: false, closed: false, passed: false }
  let resolve = () => {}
  const opened = new Promise<void>((done) => {
    resolve = done
  })
  return {
    opened,
    open() {
      is.open = true
      resolve()
    },
    isOpen: () => is.open,
    close() {
      is.closed = true
    },
    isClosed: () => is.closed,
    pass() {
      is.passed = true
    },
    isPassed: () => is.passed,
  }
}
