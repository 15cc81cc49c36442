import { Plus } from 'lucide-react'
import { addRow, Button, Field, Icon, OrderedList, TextInput, useText } from '../../../ui/kit'
import { MOST_OTHER_PLACES } from '../../../listings/contract'
import type { DraftPlace } from '../../contract/wire'
import styles from '../editor.module.css'
import { problemAt, type StepProps } from './step-props'

/** Further cities of what is in several, in the order in which they are told. */
export function OtherPlaces(props: StepProps) {
  const { body, change } = props
  const t = useText()
  const places = body.otherPlaces ?? []
  const write = (next: readonly DraftPlace[]) => change((draft) => void (draft.otherPlaces = [...next]))
  function add() {
    const key = crypto.randomUUID()
    addRow(key, () => write([...places, { key, city: '', country: body.country }]))
  }
  return (
    <>
      <OrderedList
        items={places}
        most={MOST_OTHER_PLACES}
        keyOf={({ key }) => key}
        nameOf={({ city }, at) => city.trim() || t('manage.otherPlace', { number: at + 1 })}
        onChange={write}
        draw={(place, at) => {
          const input = (name: 'city' | 'country') => (
            <Field
              label={t(`manage.${name}`)}
              error={name === 'city' ? problemAt(props, `otherPlaces.${at}`, t) : undefined}
              optional={name === 'country'}
            >
              <TextInput
                value={place[name]}
                maxLength={80}
                onChange={({ currentTarget: { value } }) =>
                  write(places.map((each) => (each.key === place.key ? { ...each, [name]: value } : each)))
                }
              />
            </Field>
          )
          return (
            <fieldset className={styles.pair} aria-label={t('manage.otherPlace', { number: at + 1 })}>
              {input('city')}
              {input('country')}
            </fieldset>
          )
        }}
      />
      <Button disabled={places.length >= MOST_OTHER_PLACES} onClick={add}>
        <Icon of={Plus} size={16} />
        {t('manage.addPlace')}
      </Button>
    </>
  )
}
