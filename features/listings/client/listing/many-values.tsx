import { Search } from 'lucide-react'
import { useState } from 'react'
import { FacetGroup, type FacetGroupProps, TextInput, useText, VisuallyHidden } from '../../../ui/kit'
import { useData } from '../../../web/kit'
import { otherCityNames } from '../../contract/city-names'
import { facetsRequest, type ListQuestion } from '../requests'
import { useFacetLabels } from './facet-label'
import styles from './filters.module.css'

interface ManyValuesProps extends FacetGroupProps {
  readonly question: ListQuestion
  readonly name: string
}

const FOUND_OPEN = 12

/** Letters without their accents. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .trim()

/** A filter with a field for who knows the name of one among many. The commonest are at hand; all are asked for once one begins to write. */
export function ManyValues({ question, name, values, ...group }: ManyValuesProps) {
  const t = useText()
  const labels = useFacetLabels()
  const [text, setText] = useState('')
  const sought = plain(text)
  const { data } = useData(facetsRequest(question, name), { enabled: sought !== '', keepPrevious: true })
  const all = data?.facets.find((each) => each.name === name)?.values
  const namesOf = (value: string) => [
    value,
    labels.value(name, value),
    ...(name === 'city' ? otherCityNames(value) : []),
  ]
  const isSought = (value: string) => namesOf(value).some((each) => plain(each).includes(sought))
  const found = sought === '' ? undefined : all?.filter(({ value }) => isSought(value))

  const field = (
    <>
      <TextInput
        type="search"
        size="small"
        icon={Search}
        autoComplete="off"
        maxLength={60}
        aria-label={t('listings.find', { name })}
        placeholder={t('listings.find', { name })}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {found?.length === 0 ? <p className={styles.none}>{t('listings.find.none')}</p> : null}
      <VisuallyHidden>
        <span role="status">{found ? t('listings.find.count', { count: found.length }) : ''}</span>
      </VisuallyHidden>
    </>
  )
  const shown = found?.map(({ value, count }) => ({ value, count, label: labels.value(name, value) }))
  return <FacetGroup {...group} values={shown ?? values} find={field} {...(shown && { open: FOUND_OPEN })} />
}
