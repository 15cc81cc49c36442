import { Search } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { classNames, Icon, Kbd, useText } from '../../ui/kit'
import { navigation } from '../../web/contract'
import { useService, useUrl } from '../../web/kit'
import styles from './search-box.module.css'
import { SuggestionList } from './suggestion-list'
import { useSuggestions } from './use-suggestions'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** "Search Opportunities" (spec §2.1): `/` focuses it, suggestions come while one types, Enter shows all results. Works as a plain form too. */
export function SearchBox() {
  const t = useText()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const { path, query } = useUrl()
  const { go } = useService(navigation)
  const [text, setText] = useState(query['q'] ?? '')
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const groups = useSuggestions(isOpen ? text : '')
  const flat = groups.flatMap(({ suggestions }) => suggestions)

  const asked = query['q'] ?? ''
  const isNew = useRef(true)
  useEffect(() => {
    // What was typed before the page came alive stands in the field already: it is taken over, not wiped.
    setText((isNew.current && field.current?.value) || asked)
    isNew.current = false
  }, [path, asked])
  useEffect(() => {
    const focus = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      event.preventDefault()
      field.current?.focus()
    }
    addEventListener('keydown', focus)
    return () => removeEventListener('keydown', focus)
  }, [])

  function leave(to: string) {
    setOpen(false)
    field.current?.blur()
    go(to)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    const chosen = flat[active]
    leave(chosen ? chosen.href : `/all-opportunities${text.trim() ? `?q=${encodeURIComponent(text.trim())}` : ''}`)
  }
  function move(event: KeyboardEvent) {
    if (event.key === 'Escape') return setOpen(false)
    if ((event.key !== 'ArrowDown' && event.key !== 'ArrowUp') || flat.length === 0) return
    event.preventDefault()
    const step = event.key === 'ArrowDown' ? 1 : -1
    // One place before the first is the text itself.
    setActive(((active + 1 + step + flat.length + 1) % (flat.length + 1)) - 1)
  }

  const isListShown = isOpen && flat.length > 0
  return (
    <search className={styles.search}>
      <form action="/all-opportunities" onSubmit={submit} className={classNames(styles.form)}>
        <Icon of={Search} />
        <input
          ref={field}
          name="q"
          type="search"
          value={text}
          maxLength={200}
          placeholder={t('navigation.search')}
          aria-label={t('navigation.search')}
          role="combobox"
          aria-expanded={isListShown}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isListShown && active >= 0 ? `${id}-${active}` : undefined}
          autoComplete="off"
          className={styles.field}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value)
            setActive(-1)
            setOpen(true)
          }}
          onFocus={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          onKeyDown={move}
        />
        <span className={styles.hint} aria-hidden="true">
          <Kbd>/</Kbd>
        </span>
      </form>
      <SuggestionList id={id} groups={isListShown ? groups : []} active={active} onChoose={leave} />
    </search>
  )
}
