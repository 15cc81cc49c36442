import { ChevronDown } from 'lucide-react'
import { type MouseEvent, useLayoutEffect, useRef } from 'react'
import { Icon } from '../actions/icon'
import { classNames } from '../class-names'
import { VisuallyHidden } from '../layout/visually-hidden'
import floating from '../overlays/floating.module.css'
import { useText } from '../text/text-context'
import type { ComboboxProps } from './combobox'
import styles from './combobox.module.css'
import { useFieldWiring } from './field-context'
import { useListBeside } from './use-list-beside'
import { useSuggestions, withoutDownshift } from './use-suggestions'

/** The part that needs downshift; only `Combobox` imports it, and lazily. */
export function ComboboxBox({ autoFocus, ...props }: ComboboxProps & { readonly autoFocus: boolean }) {
  const { label, options, value, placeholder = '', whenNone, disabled = false } = props
  const t = useText()
  const isNone = options.length === 0
  const none = whenNone ?? t('ui.combobox.none')
  const wiring = useFieldWiring({})
  const field = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const { list, choose, settle, onKeyDown } = useSuggestions(props, wiring.id)
  const { isOpen, highlightedIndex } = list
  const panel = useListBeside(isOpen, field)
  useLayoutEffect(() => {
    if (!autoFocus || !input.current) return
    input.current.focus()
    // Whoever wrote in the plain field goes on after the last letter.
    input.current.setSelectionRange(input.current.value.length, input.current.value.length)
  }, [autoFocus])

  const written = list.getInputProps({
    ref: input,
    'aria-label': label,
    disabled,
    onChange: ({ currentTarget }) => props.onType(currentTarget.value),
    onFocus: list.openMenu,
    onClick: (event) => {
      withoutDownshift(event)
      list.openMenu()
    },
    onBlur: (event) => {
      withoutDownshift(event)
      list.closeMenu()
      settle()
    },
    onKeyDown,
  })
  const opener = list.getToggleButtonProps({
    disabled,
    onMouseDown: keepFocus,
    onClick: (event: MouseEvent) => {
      withoutDownshift(event)
      if (isOpen) return list.closeMenu()
      input.current?.focus()
      list.openMenu()
    },
  })
  // The whole panel is the list to downshift: a touch on its edge or on "Nothing matches" does not leave it.
  const { ref, onMouseLeave, ...listbox } = list.getMenuProps({ ref: panel, 'aria-label': label })
  return (
    <div className={classNames(wiring['aria-invalid'] && styles.invalid)}>
      <div ref={field} className={styles.group}>
        <input
          type="text"
          {...written}
          aria-activedescendant={written['aria-activedescendant'] || undefined}
          aria-describedby={wiring['aria-describedby']}
          aria-invalid={wiring['aria-invalid']}
          className={styles.control}
          placeholder={placeholder}
        />
        <button type="button" {...opener} className={styles.open} aria-label={t('ui.combobox.open')}>
          <Icon of={ChevronDown} size={16} />
        </button>
      </div>
      <div
        ref={ref}
        popover="manual"
        className={classNames(floating.floating, styles.list)}
        onMouseLeave={onMouseLeave}
        onMouseDown={keepFocus}
      >
        <div {...listbox}>
          {isOpen &&
            options.map((option, index) => (
              <div
                key={option.id}
                {...list.getItemProps({
                  item: option,
                  index,
                  'aria-selected': option.id === value,
                  onClick: () => choose(option),
                })}
                className={styles.option}
                data-focused={index === highlightedIndex || undefined}
                data-selected={option.id === value || undefined}
                data-disabled={option.disabled || undefined}
              >
                <span>{option.label}</span>
                {option.note ? <span className={styles.note}>{option.note}</span> : null}
              </div>
            ))}
        </div>
        {isNone && <div className={styles.none}>{none}</div>}
      </div>
      <VisuallyHidden>
        <span role="status">{isOpen && (isNone ? none : t('ui.combobox.count', { count: options.length }))}</span>
      </VisuallyHidden>
    </div>
  )
}

/** The field keeps the focus when its button or its list is pressed. */
const keepFocus = (event: MouseEvent) => event.preventDefault()
