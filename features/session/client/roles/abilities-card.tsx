import { Check, X } from 'lucide-react'
import { Suspense } from 'react'
import { Card, classNames, Icon, useLanguage, useText } from '../../../ui/kit'
import { texts } from '../../../ui/contract'
import { loadTexts, useService, useSettled } from '../../../web/kit'
import type { Ability } from '../../contract/wire-rights'
import styles from './roles-page.module.css'

interface AbilitiesCardProps {
  readonly name: string
  readonly abilities: readonly Ability[]
}

/** What can this person do, and why: each with what gives it, or what would. */
export function AbilitiesCard({ name, abilities }: AbilitiesCardProps) {
  const t = useText()
  const sorted = [...abilities].sort((a, b) => Number(b.may) - Number(a.may))
  return (
    <Card as="section" pad="none" className={styles.abilities} aria-labelledby="abilities">
      <header className={styles.can}>
        <h2 id="abilities" className={styles.title}>
          {t('session.roles.can')}
        </h2>
        <p>{t('session.roles.canCount', { name, count: abilities.filter(({ may }) => may).length })}</p>
      </header>
      <ul>
        {sorted.map((each) => (
          <li key={each.permission} className={styles.ability}>
            <span className={classNames(styles.mark, each.may ? styles.may : styles.mayNot)}>
              <Icon of={each.may ? Check : X} size={16} />
              <span className={styles.hidden}>{t(each.may ? 'session.roles.yes' : 'session.roles.no')}</span>
            </span>
            <span className={styles.words}>
              <Suspense fallback={each.permission}>
                <Allows ability={each} />
              </Suspense>
              <span className={styles.note}>{whyOf(each, t)}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function whyOf({ may, roles, modules, setting, waitsFor }: Ability, t: ReturnType<typeof useText>): string {
  if (waitsFor === 'enabling') return t('session.roles.waits.enabling')
  if (may && roles.includes('user')) return t('session.roles.everyone')
  const ways = [
    ...roles.map((role) => t('session.roles.roleNamed', { role })),
    ...modules.map((module) => t('session.roles.moduleNamed', { module })),
    ...(setting ? [t('session.roles.settingNamed', { setting })] : []),
  ]
  const given = { ways: ways.join(', ') }
  if (waitsFor) return t('session.roles.waits.factor', given)
  return t(may ? 'session.roles.through' : 'session.roles.needs', given)
}

/** The words stand in the texts of the feature that asks for the permission. */
function Allows({ ability: { permission, allows } }: { readonly ability: Ability }) {
  const t = useText()
  const [feature = ''] = permission.split('.')
  useSettled(loadTexts(useService(texts), useLanguage(), feature))
  const said = t(allows)
  return <span>{said === allows ? permission : said}</span>
}
