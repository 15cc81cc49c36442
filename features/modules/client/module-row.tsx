import { Lock } from 'lucide-react'
import {
  classNames,
  formatLongDate,
  Hold,
  holdKinds,
  Icon,
  Switch,
  Tag,
  type TagTone,
  useLanguage,
  useText,
} from '../../ui/kit'
import type { Module } from '../contract/wire'
import styles from './modules-page.module.css'
import { useModuleName } from './use-module-name'

const TONES: Readonly<Record<Module['state'], TagTone>> = {
  on: 'success',
  off: 'neutral',
  blocked: 'warning',
  failed: 'danger',
}

interface ModuleRowProps {
  readonly module: Module
  readonly isChosen: boolean
  readonly onChoose: () => void
  readonly onSwitch: () => void
}

/** One feature: its state, who decided, and the switch. Essential and locked ones say why there is none. */
export function ModuleRow({ module, isChosen, onChoose, onSwitch }: ModuleRowProps) {
  const t = useText()
  const language = useLanguage()
  const nameOf = useModuleName()
  const { id, state, essential, locked, decidedBy, dependants, contributes, stale } = module
  const count = contributes.reduce((sum, { items }) => sum + items.length, 0)
  // A hold of its own for each, the same at every visit: the wall has nine.
  const kind = holdKinds[[...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % holdKinds.length]
  return (
    <li className={classNames(styles.row, isChosen && styles.chosen)}>
      <Hold kind={kind ?? 'event'} size={18} />
      <button type="button" className={styles.name} onClick={onChoose} aria-pressed={isChosen}>
        <b>{nameOf(id)}</b>
        <code className={styles.id}>{id}</code>
      </button>
      <span className={styles.about}>
        {t('modules.adds', { count })}
        {dependants.length > 0 && (
          <span className={styles.needed}>
            {essential
              ? t('modules.neededByMany', { count: dependants.length })
              : t('modules.neededBy', { names: dependants.map(nameOf).join(', ') })}
          </span>
        )}
      </span>
      <span>
        <Tag tone={TONES[state]}>{t(`modules.state.${state}`)}</Tag>
      </span>
      {essential || locked ? (
        <span
          className={styles.locked}
          title={essential ? t('modules.essential') : t('modules.lockedBy', { by: decidedBy ?? '' })}
        >
          <Icon of={Lock} size={16} />
          <span className={styles.reason}>
            {essential ? t('modules.essential') : t('modules.lockedBy', { by: decidedBy ?? '' })}
          </span>
        </span>
      ) : (
        <Switch
          label={<span className={styles.hidden}>{t('modules.switch', { name: nameOf(id) })}</span>}
          checked={state !== 'off'}
          onChange={onSwitch}
        />
      )}
      {stale && (
        <p className={styles.stale}>
          {t(stale.by ? 'modules.stale' : 'modules.staleByLine', {
            days: stale.days,
            date: formatLongDate(stale.since, language),
            by: stale.by,
          })}
        </p>
      )}
    </li>
  )
}
