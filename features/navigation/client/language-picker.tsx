import { Languages } from 'lucide-react'
import { chooseLanguage, IconButton, Menu, useLanguage, useText } from '../../ui/kit'
import styles from './language-picker.module.css'

/** English or Hindi: the choice is kept for a year and the page loads again (spec §4, §9). Each language is named in itself. */
export function LanguagePicker() {
  const t = useText()
  const language = useLanguage()
  return (
    <span className={styles.picker}>
      <Menu
        label={t('navigation.language')}
        align="end"
        items={[
          { id: 'en', label: 'English', checked: language === 'en', onSelect: () => chooseLanguage('en') },
          { id: 'hi', label: 'हिन्दी', checked: language === 'hi', onSelect: () => chooseLanguage('hi') },
        ]}
        trigger={(props) => <IconButton icon={Languages} label={t('navigation.language')} {...props} />}
      />
    </span>
  )
}
