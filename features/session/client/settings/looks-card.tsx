import { Languages, SunMoon } from 'lucide-react'
import { useSnapshot } from 'valtio/react'
import { type ThemeChoice, theme } from '../../../ui/contract'
import { chooseLanguage, Segmented, useLanguage, useText } from '../../../ui/kit'
import { useService } from '../../../web/kit'
import { SettingRow, SettingsCard } from './settings-card'

const CHOICES: readonly ThemeChoice[] = ['system', 'light', 'dark']

export function LooksCard() {
  const t = useText()
  const language = useLanguage()
  const { state, choose } = useService(theme)
  const { choice } = useSnapshot(state)
  return (
    <SettingsCard title={t('session.looks')}>
      <SettingRow
        icon={Languages}
        title={t('session.looks.language')}
        text={t('session.looks.loadsAgain')}
        control={
          <Segmented
            label={t('session.looks.language')}
            value={language}
            onChange={(wanted) => chooseLanguage(wanted)}
            options={[
              { value: 'en', label: <span lang="en">English</span> },
              { value: 'hi', label: <span lang="hi">हिन्दी</span> },
            ]}
          />
        }
      />
      <SettingRow
        icon={SunMoon}
        title={t('session.looks.appearance')}
        text={t(`session.looks.says.${choice}`)}
        control={
          <Segmented
            label={t('session.looks.appearance')}
            value={choice}
            onChange={choose}
            options={CHOICES.map((each) => ({ value: each, label: t(`session.looks.${each}`) }))}
          />
        }
      />
    </SettingsCard>
  )
}
