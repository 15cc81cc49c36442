import { useEffect } from 'react'
import { useSnapshot } from 'valtio/react'
import { ModuleBar, useText } from '../../../ui/kit'
import { LazyPart, useForehand, useService, useShown, useUrl } from '../../../web/kit'
import { type PanelProps, panels, shell } from '../../contract'
import { usePaletteKey } from '../palette/use-palette-key'
import { useHashPanel } from './use-hash-panel'

/** The one panel that is open (spec §4). It goes when the page changes; one that does not load closes again (spec §8: only logged). */
export function PanelHost() {
  const t = useText()
  const { state, close } = useService(shell)
  const { panel } = useSnapshot(state)
  const shown = useShown(panels)
  const { path, query } = useUrl()
  const at = JSON.stringify([path, query])
  useHashPanel(shown, at)
  usePaletteKey()
  useForehand(shown)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the address changes, which is what closes it
  useEffect(() => close, [at, close])
  const open = shown.find(({ id }) => id === panel)
  if (!open) return null
  return (
    <LazyPart
      key={open.id}
      feature={open.feature}
      load={open.item.load}
      instead={<ModuleBar label={t('navigation.opening')} />}
      onError={close}
      draw={(module) => {
        const Panel = module.Panel as (props: PanelProps) => React.ReactNode
        return <Panel onClose={close} />
      }}
    />
  )
}
