import { useSnapshot } from 'valtio/react'
import { useService } from '../../web/kit'
import type { PageModule } from '../../web/contract'
import { type ThemeChoice, theme } from '../contract/index'
import { chooseLanguage, Container, PageHead, Segmented, useLanguage, useText } from '../kit'
import { ActionSpecimens } from './sandbox/action-specimens'
import { ConfirmSpecimens } from './sandbox/confirm-specimens'
import { FieldSpecimens } from './sandbox/field-specimens'
import { ListSpecimens } from './sandbox/list-specimens'
import { MarkSpecimens } from './sandbox/mark-specimens'
import { OverlaySpecimens } from './sandbox/overlay-specimens'
import { QueueSpecimens } from './sandbox/queue-specimens'
import styles from './sandbox/specimen.module.css'
import { WaitSpecimens } from './sandbox/wait-specimens'

/** /__sandbox, in demo and development: every part in every state, both themes, both languages. */
export function SandboxPage() {
  const t = useText()
  return (
    <Container className={styles.page}>
      <PageHead title={t('ui.sandbox.title')} text={t('ui.sandbox.text')} />
      <Toggles />
      <ActionSpecimens />
      <FieldSpecimens />
      <MarkSpecimens />
      <ListSpecimens />
      <OverlaySpecimens />
      <ConfirmSpecimens />
      <QueueSpecimens />
      <WaitSpecimens />
    </Container>
  )
}

function Toggles() {
  const t = useText()
  const language = useLanguage()
  const themes = useService(theme)
  const { choice } = useSnapshot(themes.state)
  const themeOptions = (['system', 'light', 'dark'] as const).map((value) => ({ value, label: t(`ui.theme.${value}`) }))
  return (
    <div className={styles.bar}>
      <Segmented<ThemeChoice>
        label={t('ui.theme.label')}
        options={themeOptions}
        value={choice}
        onChange={themes.choose}
      />
      <Segmented
        label={t('ui.language.label')}
        value={language}
        onChange={(chosen) => chooseLanguage(chosen)}
        options={[
          { value: 'en', label: <span lang="en">English</span> },
          { value: 'hi', label: <span lang="hi">हिन्दी</span> },
        ]}
      />
    </div>
  )
}

export const page: PageModule = {
  Page: SandboxPage,
  head: ({ t }) => ({ title: t('ui.sandbox.title'), robots: 'noindex' }),
}
