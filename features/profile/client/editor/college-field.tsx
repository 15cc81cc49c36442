import { useEffect, useState } from 'react'
import { classNames, TextInput, useText, VisuallyHidden, Written } from '../../../ui/kit'
import { useData, useId } from '../../../web/kit'
import { collegesRequest } from '../requests'
import styles from './college-field.module.css'

const PAUSE_MS = 200

interface CollegeFieldProps {
  readonly typed: string
  readonly onType: (typed: string) => void
  /** A college of the list brings its city along. */
  readonly onCity: (city: string) => void
}

/**
 * Institutions of India by what is typed; one that is not listed stays as it was typed. The list stands in the form, not above it: so it is
 * there in a dialog too, whose top layer covers everything that floats.
 */
export function CollegeField({ typed, onType, onCity }: CollegeFieldProps) {
  const t = useText()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  const found = useData(collegesRequest(asked), { enabled: isOpen && asked.length > 1, keepPrevious: true })
  const colleges = isOpen && asked.length > 1 ? (found.data ?? []) : []

  function choose(at: number) {
    const college = colleges[at]
    if (!college) return
    onType(college.name)
    onCity(college.city)
    close()
  }

  function close() {
    setOpen(false)
    setActive(-1)
  }

  function onKeyDown(event: React.KeyboardEvent) {
    const { length } = colleges
    if (length === 0) return
    if (event.key === 'ArrowDown') setActive((active + 1) % length)
    else if (event.key === 'ArrowUp') setActive((active <= 0 ? length : active) - 1)
    else if (event.key === 'Enter' && active >= 0) choose(active)
    else if (event.key === 'Escape') close()
    else return
    event.preventDefault() // Enter sends no form, Esc closes the list and not the dialog around it
  }

  return (
    <>
      <TextInput
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={colleges.length > 0}
        aria-controls={`${id}list`}
        aria-activedescendant={active >= 0 ? `${id}${active}` : undefined}
        autoComplete="off"
        maxLength={200}
        placeholder={t('profile.hint.collegePlaceholder')}
        value={typed}
        onChange={({ currentTarget }) => {
          setOpen(true)
          setActive(-1)
          onType(currentTarget.value)
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      <VisuallyHidden>
        <span role="status">{colleges.length > 0 ? t('profile.colleges', { count: colleges.length }) : ''}</span>
      </VisuallyHidden>
      <div
        id={`${id}list`}
        role="listbox"
        aria-label={t('profile.field.college')}
        className={styles.list}
        hidden={colleges.length === 0}
      >
        {colleges.map(({ name, city, state }, at) => (
          <button
            key={name}
            id={`${id}${at}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
            className={classNames(styles.option, at === active && styles.active)}
            // Before the field loses the focus, which would close the list under the pointer.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(at)}
          >
            <Written text={name} />
            <small>
              <Written text={`${city}, ${state}`} />
            </small>
          </button>
        ))}
      </div>
    </>
  )
}
