import { type FocusEvent, type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { navigation } from '../../../web/contract'
import { useHasPage, useId, useService, useUrl } from '../../../web/kit'
import { deviceStorage } from '../device-storage'
import { keepSearch } from './recent-searches'
import { useSuggestions } from './use-suggestions'

/** Where all that is found stands, as long as the feature that lists it is on. */
export const ALL = '/all-opportunities'

/** The search field as a combobox: what is typed, what is suggested, which line is chosen, and where Enter leads. */
export function useSearch(onLeave: () => void) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const { path, query } = useUrl()
  const hasResults = useHasPage()(ALL)
  const { go, mayLeave } = useService(navigation)
  const [text, setText] = useState(query['q'] ?? '')
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const found = useSuggestions(isOpen ? text : '')
  const flat = found.groups.flatMap(({ suggestions }) => suggestions)

  const asked = query['q'] ?? ''
  const isNew = useRef(true)
  useEffect(() => {
    // What was typed before the page came alive stands in the field already: it is taken over, not wiped.
    setText((isNew.current && field.current?.value) || asked)
    isNew.current = false
  }, [path, asked])

  async function leave(to: string) {
    if (!(await mayLeave())) return
    setOpen(false)
    field.current?.blur()
    onLeave()
    go(to)
  }
  function searchFor(wanted: string) {
    if (!hasResults) return type(wanted)
    keepSearch(deviceStorage(), wanted)
    void leave(wanted.trim() ? `${ALL}?q=${encodeURIComponent(wanted.trim())}` : ALL)
  }
  function type(wanted: string) {
    setText(wanted)
    setActive(-1)
    setOpen(true)
  }

  return {
    id,
    field,
    text,
    isOpen,
    active,
    found,
    hasResults,
    leave,
    searchFor,
    /** Puts a suggestion's words into the field, to go on from there. */
    fill(wanted: string) {
      type(wanted)
      field.current?.focus()
    },
    /** What holds the field and what drops from it: the list stands as long as the focus is in either. */
    around: {
      onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
        if (!currentTarget.contains(relatedTarget)) setOpen(false)
      },
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== 'Escape' || event.target === field.current) return
        field.current?.focus()
        setOpen(false)
      },
    },
    form: {
      action: ALL,
      onSubmit(event: FormEvent) {
        event.preventDefault()
        const chosen = flat[active] ?? (hasResults ? undefined : flat[0])
        if (chosen) void leave(chosen.href)
        else searchFor(text)
      },
    },
    input: {
      ref: field,
      name: 'q',
      type: 'search',
      value: text,
      maxLength: 200,
      role: 'combobox',
      'aria-expanded': isOpen && flat.length > 0,
      'aria-controls': `${id}-list`,
      'aria-autocomplete': 'list',
      'aria-activedescendant': isOpen && active >= 0 ? `${id}-${active}` : undefined,
      autoComplete: 'off',
      onChange: ({ currentTarget }: FormEvent<HTMLInputElement>) => type(currentTarget.value),
      onFocus: () => setOpen(true),
      onKeyDown(event: KeyboardEvent) {
        if (event.nativeEvent.isComposing) return // the key is the input method's
        if (event.key === 'Escape' && isOpen) {
          setOpen(false)
          // What is typed stays, where browsers would wipe it; over the whole screen Escape leaves the screen.
          if (!field.current?.closest('dialog')) event.preventDefault()
          return
        }
        if ((event.key !== 'ArrowDown' && event.key !== 'ArrowUp') || flat.length === 0) return
        event.preventDefault()
        const step = event.key === 'ArrowDown' ? 1 : -1
        // One place before the first is the text itself.
        setActive(((active + 1 + step + flat.length + 1) % (flat.length + 1)) - 1)
      },
    },
  } as const
}

export type Search = ReturnType<typeof useSearch>
