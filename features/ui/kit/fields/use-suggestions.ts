import { useCombobox } from 'downshift'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import type { ComboboxOption, ComboboxProps } from './combobox'

/**
 * What is typed and what is chosen are the caller's, and told while the key or the click still happens: downshift tells only after the next
 * drawing, when another letter may have come. Its own are whether the list is open and which option the keys stand on.
 */
export function useSuggestions(props: ComboboxProps, inputId: string | undefined) {
  const { options, value, typed, onType, onChoose, allowsOther = false } = props
  const chosen = useChosen(options, value, typed)
  const list = useCombobox<ComboboxOption>({
    items: [...options],
    ...(inputId !== undefined && { inputId }),
    inputValue: typed,
    selectedItem: chosen ?? null,
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.id,
    isItemDisabled: isDisabled,
  })
  useMarkFollows(options, list.highlightedIndex, list.setHighlightedIndex)

  function choose(option: ComboboxOption) {
    onChoose(option.id)
    onType(option.label)
  }

  /** What was typed and not chosen: another one where others are taken, else the chosen one stands there again. Who empties the field chooses nothing. */
  function settle() {
    if (typed === (chosen?.label ?? '')) return
    if (value !== undefined && (allowsOther || typed.trim() === '')) return onChoose(undefined)
    if (!allowsOther && (chosen || value === undefined)) onType(chosen?.label ?? '')
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const { key, altKey } = event
    // What composes a letter is the keyboard's own.
    if (event.nativeEvent.isComposing) return withoutDownshift(event)
    if (key === 'Escape') {
      // Closed it would empty the field and keep the dialog around it open.
      if (!list.isOpen) return withoutDownshift(event)
      event.stopPropagation()
      if (!allowsOther && chosen) onType(chosen.label)
    }
    const marked = list.isOpen ? options[list.highlightedIndex] : undefined
    const takes = key === 'Enter' || key === 'Tab' || (altKey && key === 'ArrowUp')
    if (takes && marked && !isDisabled(marked)) choose(marked)
    else if (key === 'Enter') settle()
  }

  return { list, choose, settle, onKeyDown }
}

/** An event that the field answers itself. */
export function withoutDownshift(event: object): void {
  Object.assign(event, { preventDownshiftDefault: true })
}

const isDisabled = (option: ComboboxOption | undefined) => option?.disabled ?? false

/** The chosen one, also while it does not fit what is typed. Until the list had it, its name is what stood in the field at first. */
function useChosen(options: readonly ComboboxOption[], value: string | undefined, typed: string) {
  const [first] = useState(value === undefined ? undefined : { id: value, label: typed })
  const known = useRef<ComboboxOption | undefined>(first)
  const seen = options.find(({ id }) => id === value)
  if (seen && (seen.id !== known.current?.id || seen.label !== known.current.label)) known.current = seen
  return known.current?.id === value ? known.current : undefined
}

/** Other options may come while the keys stand on one: the mark goes with it, or away, so that Enter takes what was marked. */
function useMarkFollows(options: readonly ComboboxOption[], marked: number, mark: (index: number) => void): void {
  const before = useRef(options)
  useLayoutEffect(() => {
    const was = before.current[marked]
    before.current = options
    if (was && options[marked]?.id !== was.id) mark(options.findIndex(({ id }) => id === was.id))
  })
}
