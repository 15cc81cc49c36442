import { useSnapshot } from 'valtio/react'
import { type ThemeChoice, theme } from '../../features/ui/contract'
import { Card, chooseLanguage, Segmented, useLanguage } from '../../features/ui/kit'
import { Link, useData, useService } from '../../features/web/kit'
import styles from './lamp.module.css'
import { LookPicker } from './look-picker'
import { OVERVIEW } from './look'
import { sceneRequest } from './scene-request'

const themes = (['system', 'light', 'dark'] as const).map((value) => ({ value, label: value }))
const languages = [
  { value: 'en', label: 'English' },
  { value: 'hi', label: <span lang="hi">हिन्दी</span> },
] as const

/** In the corner of every page: what is under the lamp, and as whom, in which language and theme it is looked at. In English, as all tools of ours. */
export function Overlay() {
  const { data: scene } = useData(sceneRequest())
  const language = useLanguage()
  const { state, choose } = useService(theme)
  const { choice } = useSnapshot(state)
  if (!scene) return null
  return (
    <Card as="aside" floating pad="none" className={styles.lamp} lang="en" aria-label="Alone">
      <details>
        <summary className={styles.name}>{scene.feature}, alone</summary>
        <div className={styles.choices}>
          <Link href={OVERVIEW}>What it adds, what stands in</Link>
          {scene.standsIn && <LookPicker />}
          <Segmented<ThemeChoice> label="Theme" options={themes} value={choice} onChange={choose} />
          <Segmented label="Language" options={languages} value={language} onChange={(next) => chooseLanguage(next)} />
        </div>
      </details>
    </Card>
  )
}
