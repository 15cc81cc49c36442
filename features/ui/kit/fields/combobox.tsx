import { Suspense } from 'react'
import { useModule } from '../../../web/kit'
import { TextInput } from './text-input'

export interface ComboboxOption {
  readonly id: string
  readonly label: string
  readonly note?: string
  readonly disabled?: boolean
}

export interface ComboboxProps {
  readonly label: string
  /** Already those that fit what is typed: the caller asks the server or filters. */
  readonly options: readonly ComboboxOption[]
  /** Id of the chosen option. */
  readonly value: string | undefined
  readonly typed: string
  readonly onType: (typed: string) => void
  readonly onChoose: (id: string | undefined) => void
  readonly placeholder?: string
  readonly disabled?: boolean
  /** Takes what is not in the list too ("not listed"). */
  readonly allowsOther?: boolean
}

const loadBox = () => import('./combobox-box')

/** A field that suggests. react-aria comes with the first one; until then a plain field takes what is typed. */
export function Combobox(props: ComboboxProps) {
  const { label, typed, onType, placeholder = '' } = props
  const plain = (
    <TextInput
      aria-label={label}
      value={typed}
      placeholder={placeholder}
      onChange={(event) => onType(event.target.value)}
    />
  )
  return (
    <Suspense fallback={plain}>
      <Box {...props} />
    </Suspense>
  )
}

function Box(props: ComboboxProps) {
  const { ComboboxBox } = useModule(loadBox)
  return <ComboboxBox {...props} />
}
