import { useEffect, useRef } from 'react'
import { useSnapshot } from 'valtio/react'
import { ModuleBar, useText } from '../../../ui/kit'
import { LazyPart, type Shown, useService, useShown, useUrl } from '../../../web/kit'
import { type Panel, type PanelProps, panels, shell } from '../../contract'
import { usePaletteKey } from '../palette/use-palette-key'
import { useFetchedAhead } from './use-fetched-ahead'
import { useHashPanel } from './use-hash-panel'

/** The one panel that is open (spec §4), and the others fetched while nothing else is to do, so that a press finds them here. */
export function PanelHost() {
  const { state, close } = useService(shell)
  const { panel } = useSnapshot(state)
  const shown = useShown(panels)
  const { path, query } = useUrl()
  const at = JSON.stringify([path, query])
  useFetchedAhead(shown)
  useHashPanel(shown, at)
  usePaletteKey()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the address changes, which is what closes it
  useEffect(() => close, [at, close])
  return shown.map((each) => <Opening key={each.id} panel={each} isOpen={each.id === panel} />)
}

interface OpeningProps {
  readonly panel: Shown<Panel>
  readonly isOpen: boolean
}

/** Each opening is a new one: what was typed or unfolded in the last is gone. One that does not load closes again (spec §8: only logged). */
function Opening({ panel, isOpen }: OpeningProps) {
  const t = useText()
  const { close } = useService(shell)
  const standing = useRef(isOpen)
  standing.current = isOpen
  if (!isOpen) return null
  return (
    <LazyPart
      feature={panel.feature}
      load={panel.item.load}
      instead={<ModuleBar label={t('navigation.opening')} />}
      onError={() => standing.current && close()}
      draw={(module) => {
        const Drawn = module.Panel as (props: PanelProps) => React.ReactNode
        return <Drawn onClose={close} />
      }}
    />
  )
}
