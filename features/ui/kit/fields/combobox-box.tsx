import { ChevronDown } from 'lucide-react'
import { Button, ComboBox, Input, ListBox, ListBoxItem, Popover, Text } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { Icon } from '../actions/icon'
import { useText } from '../text/text-context'
import type { ComboboxProps } from './combobox'
import styles from './combobox.module.css'
import { useFieldWiring } from './field-context'

/** The part that needs react-aria; only `Combobox` imports it, and lazily. */
export function ComboboxBox({
  label,
  options,
  value,
  typed,
  onType,
  onChoose,
  placeholder,
  disabled,
  allowsOther,
  autoFocus,
}: ComboboxProps & { readonly autoFocus: boolean }) {
  const t = useText()
  const wiring = useFieldWiring({})
  function choose(id: string | undefined) {
    onChoose(id)
    // Both what is typed and what is chosen are the caller's, so react-aria leaves the field as it is.
    const option = options.find((each) => each.id === id)
    if (option) onType(option.label)
  }
  return (
    <ComboBox
      aria-label={label}
      className={wiring['aria-invalid'] ? (styles.invalid ?? '') : ''}
      isDisabled={disabled ?? false}
      isInvalid={Boolean(wiring['aria-invalid'])}
      allowsCustomValue={allowsOther ?? false}
      allowsEmptyCollection
      autoFocus={autoFocus}
      menuTrigger="focus"
      items={options}
      inputValue={typed}
      onInputChange={onType}
      selectedKey={value ?? null}
      onSelectionChange={(key) => choose(key === null ? undefined : String(key))}
    >
      <Group className={styles.group ?? ''}>
        <Input
          className={styles.control ?? ''}
          placeholder={placeholder ?? ''}
          aria-describedby={wiring['aria-describedby']}
        />
        <Button className={styles.open ?? ''} aria-label={t('ui.combobox.open')}>
          <Icon of={ChevronDown} size={16} />
        </Button>
      </Group>
      <Popover className={styles.popover ?? ''}>
        <ListBox renderEmptyState={() => <div className={styles.none}>{t('ui.combobox.none')}</div>}>
          {(option: ComboboxProps['options'][number]) => (
            <ListBoxItem
              id={option.id}
              textValue={option.label}
              isDisabled={option.disabled ?? false}
              className={styles.option ?? ''}
            >
              <Text slot="label">{option.label}</Text>
              {option.note ? (
                <Text slot="description" className={styles.note ?? ''}>
                  {option.note}
                </Text>
              ) : null}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  )
}
