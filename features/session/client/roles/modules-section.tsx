import { Checkbox, useText } from '../../../ui/kit'
import { modulePermissions } from '../../contract'
import type { PersonRights } from '../../contract/wire-rights'
import type { Giving } from './person-pane'
import styles from './roles-page.module.css'
import { useMay } from './use-may'
import { useTake } from './use-take'

interface ModulesSectionProps {
  readonly person: PersonRights
  readonly onGive: (giving: Giving) => void
}

/** The twelve modules of spec §6: a tick gives one, after asking why; taking it out takes it. */
export function ModulesSection({ person, onGive }: ModulesSectionProps) {
  const t = useText()
  const take = useTake(person)
  const mayGrant = useMay()('session.grant')
  const held = person.grants.flatMap(({ right }) => ('module' in right ? [right.module] : []))
  return (
    <section className={styles.section} aria-labelledby="modules">
      <div className={styles.line}>
        <h3 id="modules" className={styles.subtitle}>
          {t('session.roles.modules')}
        </h3>
        <span className={styles.note}>
          {t('session.roles.ofAll', { count: held.length, all: modulePermissions.length })}
        </span>
      </div>
      <ul className={styles.modules}>
        {modulePermissions.map((module) => (
          <li key={module}>
            <Checkbox
              label={<code>{module}</code>}
              checked={held.includes(module)}
              disabled={!mayGrant}
              onChange={({ target }) => (target.checked ? onGive({ right: { module } }) : void take({ module }))}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
