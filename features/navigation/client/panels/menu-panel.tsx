import { Building2, ChevronRight, Languages, Plus } from 'lucide-react'
import { chooseLanguage, Icon, langOf, Segmented, useLanguage, useText } from '../../../ui/kit'
import { Link, useHasPage, useService } from '../../../web/kit'
import { type PanelProps, shell } from '../../contract'
import { MenuLink } from '../menus/menu-link'
import { useBusinessEntries } from '../menus/use-business-entries'
import { useBusinessName } from '../menus/use-business-name'
import { useEntries } from '../menus/use-entries'
import { LooksChoice } from './looks-choice'
import styles from './menu-panel.module.css'
import { TopSheet } from './top-sheet'

const HOST = '/manage/opportunity/all/create'

/** Where the bar has no room: the category links, More, Host, For Business, language and looks. On a phone it is More of the bottom bar. */
export function Panel({ onClose }: PanelProps) {
  const t = useText()
  const language = useLanguage()
  const hasPage = useHasPage()
  const { open } = useService(shell)
  const { isEmpty } = useBusinessEntries()
  const name = useBusinessName()
  const top = useEntries('top')
  const more = useEntries('more').filter(({ href }) => href !== HOST)
  return (
    <TopSheet label={t('navigation.menu')} onClose={onClose} width={760}>
      <nav aria-label={t('navigation.menu')}>
        <ul className={styles.grid}>
          {[...top, ...more].map((entry) => (
            <li key={entry.id} className={entry.menu === 'top' ? styles.wide : undefined}>
              <MenuLink entry={entry} onClick={onClose} />
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.foot}>
        {hasPage(HOST) && (
          <Link href={HOST} className={styles.action} onClick={onClose}>
            <Icon of={Plus} />
            {t('navigation.host')}
          </Link>
        )}
        {!isEmpty && (
          <button type="button" className={styles.action} onClick={() => open('navigation.business')}>
            <Icon of={Building2} />
            {t(name)}
            <span className={styles.deeper}>
              <Icon of={ChevronRight} size={16} />
            </span>
          </button>
        )}
        <div className={styles.choice}>
          <Icon of={Languages} />
          <span>{t('navigation.language')}</span>
          <Segmented
            label={t('navigation.language')}
            value={language}
            options={[
              { value: 'en', label: 'English', lang: langOf('English', language) },
              { value: 'hi', label: 'हिन्दी', lang: langOf('हिन्दी', language) },
            ]}
            onChange={chooseLanguage}
          />
        </div>
        <LooksChoice hasIcon />
      </div>
    </TopSheet>
  )
}
