import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio/react'
import { IconButton, useText } from '../../../ui/kit'
import { LazyPart, type Shown, useService, useShown } from '../../../web/kit'
import { type Panel, panels, shell } from '../../contract'
import { menuIcons } from '../menus/menu-icons'

type Count = number | 'some' | undefined

/** A button in the bar for each panel that features bring, with its number. */
export function PanelButtons() {
  return useShown(panels).map((each) => each.item.icon && <CountedButton key={each.id} shown={each} />)
}

/** The number comes later than the button and goes its own way: the button is never made anew under somebody's focus. */
function CountedButton({ shown: { id, feature, item } }: { readonly shown: Shown<Panel> }) {
  const { state, open } = useService(shell)
  const { panel } = useSnapshot(state)
  const [count, setCount] = useState<Count>()
  return (
    <>
      <PanelButton panel={item} count={count} isOpen={panel === id} onOpen={() => open(id)} />
      {item.loadCount ? (
        <LazyPart
          feature={feature}
          load={item.loadCount}
          draw={({ useCount }) => <Counting useCount={useCount} onCount={setCount} />}
        />
      ) : null}
    </>
  )
}

interface CountingProps {
  readonly useCount: () => Count
  readonly onCount: (count: Count) => void
}

function Counting({ useCount, onCount }: CountingProps): null {
  const count = useCount()
  useEffect(() => onCount(count), [count, onCount])
  return null
}

interface PanelButtonProps {
  readonly panel: Shown<Panel>['item']
  readonly count: Count
  readonly isOpen: boolean
  readonly onOpen: () => void
}

function PanelButton({ panel: { label, icon }, count, isOpen, onOpen }: PanelButtonProps) {
  const t = useText()
  const name = count === undefined || count === 0 ? t(label) : t('navigation.withCount', { name: t(label), count })
  return (
    <IconButton
      icon={menuIcons[icon ?? 'list']}
      label={name}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onOpen}
      {...(count !== undefined && count !== 0 && { count })}
    />
  )
}
