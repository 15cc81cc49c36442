import { ArrowLeft, CircleX, Search } from 'lucide-react'
import { Icon, IconButton, useModal, useText } from '../../../ui/kit'
import type { PanelProps } from '../../contract'
import { SearchKeys } from './search-keys'
import styles from './search-screen.module.css'
import { SuggestionList } from './suggestion-list'
import { useSearch } from './use-search'

/** The search of a phone: field and suggestions over the whole screen. */
export function Panel({ onClose }: PanelProps) {
  const t = useText()
  const ref = useModal({ onClose, dismissable: true })
  const search = useSearch(onClose)
  return (
    <dialog ref={ref} className={styles.screen} aria-label={t('navigation.search')}>
      <form {...search.form} className={styles.head}>
        <IconButton icon={ArrowLeft} label={t('navigation.back')} onClick={onClose} />
        <span className={styles.field}>
          <Icon of={Search} />
          <input
            {...search.input}
            placeholder={t('navigation.search')}
            aria-label={t('navigation.search')}
            data-autofocus=""
            enterKeyHint="search"
          />
          {search.text && (
            <IconButton icon={CircleX} label={t('navigation.clear')} size="small" onClick={() => search.fill('')} />
          )}
        </span>
      </form>
      <div className={styles.body}>
        <SuggestionList search={search} canFill />
        <SearchKeys search={search} />
      </div>
    </dialog>
  )
}
