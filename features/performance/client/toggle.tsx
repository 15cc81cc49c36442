import { Suspense, useEffect, useState } from 'react'
import { useModule, useUrl } from '../../web/kit'

const loadPanel = () => import('./panel')

/** Ctrl Alt P. By the key's place, because Alt makes other letters of it; not AltGr, which writes. */
const isChord = (event: KeyboardEvent) =>
  event.code === 'KeyP' && event.ctrlKey && event.altKey && !event.shiftKey && !event.getModifierState('AltGraph')

/** The hidden toggle of the performance panel (spec §2.5): the keys, or `?perf=1` in the address. */
export function Overlay() {
  const isInAddress = useUrl().query['perf'] === '1'
  const [asked, setAsked] = useState<'keys' | 'address' | undefined>()
  useEffect(() => {
    if (isInAddress) setAsked('address')
  }, [isInAddress])
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (!isChord(event)) return
      event.preventDefault()
      setAsked((before) => (before ? undefined : 'keys'))
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
  return asked ? (
    <Suspense fallback={null}>
      <LazyPanel takesFocus={asked === 'keys'} onClose={() => setAsked(undefined)} />
    </Suspense>
  ) : null
}

function LazyPanel(props: Parameters<Awaited<ReturnType<typeof loadPanel>>['Panel']>[0]) {
  const { Panel } = useModule(loadPanel)
  return <Panel {...props} />
}
