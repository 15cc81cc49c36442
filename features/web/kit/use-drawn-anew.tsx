import { type ReactNode, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { drawsAlike } from './draws-alike'
import { type Boxed, type Gate, openWhen } from './gate'
import { KernelContext } from './kernel-context'

/**
 * Something changed before it came alive (who looks became known above, a switch was thrown): the server's HTML shows what was, and taking it over
 * would leave its attributes as they are. Then it comes alive at once, drawn anew, and until its code is here what stood there goes on standing
 * there: returned from then on.
 */
export function useDrawnAnew(
  gate: Gate,
  box: Boxed,
  ready: (() => Promise<unknown>) | undefined,
  children: ReactNode,
): Anew | undefined {
  const kernel = useContext(KernelContext)?.kernel
  const [served] = useState({ children, plan: kernel?.plan })
  const [, drawAgain] = useState({})
  const anew = useRef<Anew>(undefined)
  const isAsServed = () => kernel?.plan === served.plan && drawsAlike(served.children, children)
  const hasChanged = gate.isClosed() && !gate.isPassed() && !isAsServed()
  if (hasChanged && gate.isOpen() && box.current) anew.current ??= anewIn(box.current)
  useLayoutEffect(() => {
    if (!hasChanged || gate.isPassed()) return
    void gate.opened.then(() => gate.isPassed() || drawAgain({}))
    openWhen(gate, ready)
  }, [hasChanged, gate, ready])
  useEffect(() => {
    const stop = kernel?.onChange(() => gate.isPassed() || kernel.plan === served.plan || drawAgain({}))
    return () => void stop?.()
  }, [kernel, gate, served])
  return anew.current
}

export interface Anew {
  /** What stands there. */
  readonly html: string
  readonly focusAgain: () => void
}

const KEYS = 'a[href], button, input, select, textarea, [tabindex]'

function anewIn(box: HTMLElement): Anew {
  const at = [...box.querySelectorAll(KEYS)].indexOf(document.activeElement as Element)
  const focusAgain = () => at >= 0 && [...box.querySelectorAll<HTMLElement>(KEYS)][at]?.focus()
  return { html: box.innerHTML, focusAgain }
}

export function AsServed({ html }: { readonly html: string }) {
  // The server's, as it stood here a moment before.
  // oxlint-disable-next-line react/no-danger
  return html ? <div style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: html }} /> : null
}
