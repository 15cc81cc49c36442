import type { ReactNode } from 'react'
import { useText } from '../../../ui/kit'
import { Link, useData } from '../../../web/kit'
import type { CampaignChoices, CampaignContent } from '../../contract/wire-admin'
import styles from './campaigns.module.css'
import { choicesRequest } from './requests'

/** Whom a message is for, by which ways it goes and where it leads: what whoever sends it, or reads of it later, must not have to guess. */
export function CampaignFacts({ content }: { readonly content: CampaignContent }) {
  const t = useText()
  const choices = useData(choicesRequest).data
  if (!choices) return null
  const ways = content.channels.map((id) => choices.channels.find((each) => each.id === id)?.label ?? id)
  return (
    <dl className={styles.facts}>
      <Fact name={t('notifications.many.whom')}>
        {meant(choices.audiences, content.audience).join(' · ') || t('notifications.many.everybody')}
      </Fact>
      <Fact name={t('notifications.many.ways')}>
        {ways.join(', ')}
        {content.isSilent ? ` · ${t('notifications.many.silent')}` : null}
      </Fact>
      <Fact name={t('notifications.many.link')}>
        <Link href={content.actionUrl}>{content.actionUrl}</Link>
      </Fact>
    </dl>
  )
}

/** “Course: Engineering, Law”, a line for each thing that was chosen. */
const meant = (audiences: CampaignChoices['audiences'], chosen: CampaignContent['audience']) =>
  Object.entries(chosen).map(([id, values]) => {
    const audience = audiences.find((each) => each.id === id)
    const labels = values.map((value) => audience?.choices.find((each) => each.value === value)?.label ?? value)
    return `${audience?.label ?? id}: ${labels.join(', ')}`
  })

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
