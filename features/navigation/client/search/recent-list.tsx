import { History, X } from 'lucide-react'
import { useState } from 'react'
import { Icon, IconButton, useText } from '../../../ui/kit'
import { deviceStorage } from '../device-storage'
import { dropSearch, dropSearches, recentSearches } from './recent-searches'
import styles from './search-box.module.css'

/** The last searches on this device, before anything is typed; each can be taken out, and all at once. */
export function RecentList({ onChoose }: { readonly onChoose: (text: string) => void }) {
  const t = useText()
  const [storage] = useState(deviceStorage)
  const [searches, setSearches] = useState(() => recentSearches(storage))
  if (searches.length === 0) return null
  const keepFocus = (event: React.MouseEvent) => event.preventDefault()
  const drop = (text?: string) => {
    if (text === undefined) dropSearches(storage)
    else dropSearch(storage, text)
    setSearches(recentSearches(storage))
  }
  return (
    <div onMouseDown={keepFocus}>
      <div className={styles.recentHead}>
        <p className={styles.group}>{t('navigation.recent')}</p>
        <button type="button" className={styles.guessed} onClick={() => drop()}>
          {t('navigation.clear')}
        </button>
      </div>
      <ul>
        {searches.map((text) => (
          <li key={text} className={styles.recent}>
            <button type="button" className={styles.option} onClick={() => onChoose(text)}>
              <Icon of={History} />
              <span className={styles.title}>{text}</span>
            </button>
            <IconButton icon={X} label={t('navigation.forget', { text })} size="small" onClick={() => drop(text)} />
          </li>
        ))}
      </ul>
    </div>
  )
}
