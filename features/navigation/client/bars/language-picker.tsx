import { Languages } from 'lucide-react'
import { chooseLanguage, Icon, Menu, useLanguage, useText, VisuallyHidden, Written } from '../../../ui/kit'
import bar from './bar-links.module.css'
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
          {
            id: 'en',
            label: <Written text="English" />,
            checked: language === 'en',
            onSelect: () => chooseLanguage('en'),
          },
          {
            id: 'hi',
            label: <Written text="हिन्दी" />,
            checked: language === 'hi',
            onSelect: () => chooseLanguage('hi'),
          },
        ]}
        trigger={(props) => (
          <button type="button" className={bar.link} {...props}>
            <Icon of={Languages} />
            <span>{language === 'hi' ? 'हि' : 'EN'}</span>
            <VisuallyHidden>{t('navigation.language')}</VisuallyHidden>
          </button>
        )}
      />
    </span>
  )
}
