import { useText } from '../../../ui/kit'
import { NotSearched } from './not-searched'
import { RecentList } from './recent-list'
import styles from './search-box.module.css'
import { SuggestionRow } from './suggestion-row'
import type { Search } from './use-search'

/** Under the field: what the sources suggest in their groups, the last searches before anything is typed, or that there is nothing. */
export function SuggestionList({ search, canFill }: { readonly search: Search; readonly canFill?: boolean }) {
  const t = useText()
  const { id, found, active, text } = search
  const isAsked = found.text !== '' && found.text === text.trim()
  let place = -1
  return (
    <>
      <div id={`${id}-list`} role="listbox" aria-label={t('navigation.suggestions')} hidden={found.groups.length === 0}>
        {found.groups.map(({ label, suggestions }) => (
          <div key={label} role="group" aria-label={t(label)}>
            <p className={styles.group} aria-hidden="true">
              {t(label)}
            </p>
            {suggestions.map((each) => {
              place++
              return (
                <SuggestionRow
                  key={each.id}
                  id={`${id}-${place}`}
                  suggestion={each}
                  typed={found.text}
                  isActive={place === active}
                  onChoose={search.leave}
                  {...(canFill && { onFill: search.fill })}
                />
              )
            })}
          </div>
        ))}
      </div>
      {text.trim() === '' && search.isOpen && <RecentList onChoose={search.searchFor} />}
      {isAsked && found.again && <NotSearched onAgain={found.again} onFocus={() => search.field.current?.focus()} />}
      {isAsked && !found.again && found.groups.length === 0 && (
        <p className={styles.nothing} role="status">
          {t('navigation.nothing', { text: found.text })}
        </p>
      )}
      {isAsked && found.guess && (
        <p className={styles.guess}>
          {t('navigation.didYouMean')}{' '}
          <button
            type="button"
            className={styles.guessed}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => search.searchFor(found.guess ?? '')}
          >
            {found.guess}
          </button>
        </p>
      )}
    </>
  )
}
