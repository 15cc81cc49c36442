import { Search, X } from 'lucide-react'
import { type RefObject, useEffect } from 'react'
import { Icon, IconButton, isWritable, Kbd, useText } from '../../../ui/kit'
import { Link, useHasPage, useService } from '../../../web/kit'
import { shell } from '../../contract'
import styles from './search-box.module.css'
import { SearchKeys } from './search-keys'
import { SuggestionList } from './suggestion-list'
import { ALL, useSearch } from './use-search'

/** `/` leads into the search from anywhere on the page: into the field, or on a phone, which has none, into the search screen. */
function useSearchKey(field: RefObject<HTMLInputElement | null>) {
  const { open } = useService(shell)
  useEffect(() => {
    const search = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isWritable(event.target)) return
      if (document.querySelector('dialog[open]')) return // what is open is answered first
      event.preventDefault()
      if (field.current?.checkVisibility()) field.current.focus()
      else open('navigation.search')
    }
    addEventListener('keydown', search)
    return () => removeEventListener('keydown', search)
  }, [field, open])
}

/** "Search Opportunities" (spec §2.1): suggestions come while one types, Enter shows all results. Works as a plain form too. */
export function SearchBox() {
  const t = useText()
  const search = useSearch(() => {})
  useSearchKey(search.field)
  return (
    <search className={styles.search} {...search.around}>
      <form {...search.form} className={styles.form}>
        <Icon of={Search} />
        <input
          {...search.input}
          placeholder={t('navigation.search')}
          aria-label={t('navigation.search')}
          className={styles.field}
        />
        {search.text ? (
          <span className={styles.clear} onMouseDown={(event) => event.preventDefault()}>
            <IconButton icon={X} label={t('navigation.clear')} size="small" onClick={() => search.fill('')} />
          </span>
        ) : (
          <span className={styles.hint} aria-hidden="true">
            <Kbd>/</Kbd>
          </span>
        )}
      </form>
      <div className={styles.drop} data-search-drop="" hidden={!search.isOpen}>
        <div className={styles.found}>
          <SuggestionList search={search} />
        </div>
        <SearchKeys search={search} />
      </div>
    </search>
  )
}

/** On a phone the bar has room for the glass only: it opens the search over the whole screen. */
export function SearchButton() {
  const t = useText()
  const { open } = useService(shell)
  const hasPage = useHasPage()
  const glass = <Icon of={Search} size={20} />
  const look = { className: styles.button, 'aria-label': t('navigation.search') }
  if (!hasPage(ALL))
    return (
      <button type="button" {...look} onClick={() => open('navigation.search')}>
        {glass}
      </button>
    )
  return (
    <Link
      href={ALL}
      {...look}
      onClick={(event) => {
        event.preventDefault()
        open('navigation.search')
      }}
    >
      {glass}
    </Link>
  )
}
