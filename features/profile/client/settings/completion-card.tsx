import { Circle, CircleCheck } from 'lucide-react'
import { Card, Icon, Ring, useText } from '../../../ui/kit'
import { type CompletionPart, completionParts, completionWeights, isSection } from '../../contract'
import type { OwnProfile } from '../../contract/wire'
import styles from './settings.module.css'

const has = (own: OwnProfile, part: CompletionPart) =>
  isSection(part) ? own.sections[part].length > 0 : own[part].length > 0

/** How complete the profile is, and what each part adds: no number without its reason. */
export function CompletionCard({ own }: { readonly own: OwnProfile }) {
  const t = useText()
  const name = (part: CompletionPart) => t(isSection(part) ? `profile.section.${part}` : `profile.field.${part}`)
  return (
    <Card as="section" pad="large" aria-labelledby="completion-title">
      <div className={styles.completion}>
        <Ring percent={own.percent} size={76} />
        <div>
          <h2 id="completion-title" className={styles.title}>
            {own.percent === 100 ? t('ui.profileComplete') : t('profile.completion.title')}
          </h2>
          <p className={styles.text}>{t('profile.completion.text')}</p>
        </div>
      </div>
      <ul className={styles.parts}>
        {completionParts.map((part) => {
          const isThere = has(own, part)
          return (
            <li key={part} className={isThere ? styles.there : undefined}>
              <Icon of={isThere ? CircleCheck : Circle} size={16} />
              <a href={`#${isSection(part) ? part : 'profile'}`}>{name(part)}</a>
              <span className={styles.adds}>
                {t(isThere ? 'profile.completion.has' : 'profile.completion.adds', {
                  percent: completionWeights[part],
                })}
              </span>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
