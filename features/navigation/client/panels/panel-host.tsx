import { Activity, startTransition, useEffect, useMemo, useRef, useState } from 'react'
import { useSnapshot } from 'valtio/react'
import { ModuleBar, useText } from '../../../ui/kit'
import { LazyPart, type Shown, useForehand, useService, useShown, useUrl } from '../../../web/kit'
import { type Panel, type PanelProps, panels, shell } from '../../contract'
import { usePaletteKey } from '../palette/use-palette-key'
import { useHashPanel } from './use-hash-panel'

/** The one panel that is open (spec §4), and the others made ready while nothing else is to do, so that a press finds them drawn. */
export function PanelHost() {
  const { state, close } = useService(shell)
  const { panel } = useSnapshot(state)
  const shown = useShown(panels)
  const { path, query } = useUrl()
  const at = JSON.stringify([path, query])
  const isIdle = useForehand()
  useHashPanel(shown, at)
  usePaletteKey()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the address changes, which is what closes it
  useEffect(() => close, [at, close])
  return shown.map((each) => <Drawn key={each.id} panel={each} isOpen={each.id === panel} isIdle={isIdle} />)
}

interface DrawnProps {
  readonly panel: Shown<Panel>
  readonly isOpen: boolean
  readonly isIdle: boolean
}

/** Each opening is a new one: what was typed or unfolded in the last is gone. One that does not load closes again (spec §8: only logged). */
function Drawn({ panel, isOpen, isIdle }: DrawnProps) {
  const t = useText()
  const { close } = useService(shell)
  const [openings, setOpenings] = useState(0)
  const [isSpoilt, setSpoilt] = useState(false)
  useEffect(() => {
    if (!isOpen) return
    return () =>
      startTransition(() => {
        setSpoilt(false)
        setOpenings((count) => count + 1)
      })
  }, [isOpen])
  const standing = useRef(isOpen)
  standing.current = isOpen
  // One and the same for as long as it is this opening's: to be shown, what is drawn already is not drawn again.
  const part = useMemo(
    () => (
      <LazyPart
        key={openings}
        feature={panel.feature}
        load={panel.item.load}
        instead={<ModuleBar label={t('navigation.opening')} />}
        onError={() => (standing.current ? close() : setSpoilt(true))}
        draw={(module) => {
          const Panel = module.Panel as (props: PanelProps) => React.ReactNode
          return <Panel onClose={close} />
        }}
      />
    ),
    [openings, panel, t, close],
  )
  if (!isOpen && (!isIdle || isSpoilt)) return null
  return <Activity mode={isOpen ? 'visible' : 'hidden'}>{part}</Activity>
}
