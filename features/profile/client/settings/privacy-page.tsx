import { useRef, useState } from 'react'
import { toasts } from '../../../ui/contract'
import { Card, Container, ErrorCard, Note, PageHead, Select, Skeleton, Switch, useText } from '../../../ui/kit'
import type { PageModule } from '../../../web/contract'
import { useData, useService } from '../../../web/kit'
import { type Level, levelsOf, type ShieldedPart, shieldedParts } from '../../contract'
import type { Privacy, PrivacyRequest } from '../../contract/wire'
import { API, privacyRequest } from '../requests'
import { useChange } from '../use-change'
import { LooksCard } from './looks-card'
import styles from './settings.module.css'

/** `/user/privacy`: who sees which part, whether search engines may name the page, and who looked. Each choice counts at once. */
function PrivacyPage() {
  const t = useText()
  const privacy = useData(privacyRequest)
  return (
    <Container className={styles.page}>
      <PageHead title={t('profile.title.privacy')} text={t('profile.privacy.text')} />
      {privacy.isPending ? <Skeleton label={t('profile.loading')} /> : null}
      {privacy.isError ? <ErrorCard error={privacy.error} onRetry={() => void privacy.refetch()} /> : null}
      {privacy.data ? <Choices privacy={privacy.data} /> : null}
    </Container>
  )
}

const together = (before: PrivacyRequest, next: PrivacyRequest): PrivacyRequest => ({
  ...before,
  ...next,
  ...((before.levels ?? next.levels) && { levels: { ...before.levels, ...next.levels } }),
})

function Choices({ privacy }: { readonly privacy: Privacy }) {
  const t = useText()
  const { show } = useService(toasts)
  const { change, refusal } = useChange()
  // What was chosen stands there at once; a refusal takes it back.
  const [choice, setChoice] = useState<PrivacyRequest>({})
  const chosen = { isIndexed: choice.isIndexed ?? privacy.isIndexed, levels: { ...privacy.levels, ...choice.levels } }
  const unsaved = useRef<PrivacyRequest>({})
  const isSaving = useRef(false)

  /** Who goes on choosing meanwhile, by arrow keys say, is not held up: the last word is saved next. */
  async function choose(next: PrivacyRequest) {
    unsaved.current = together(unsaved.current, next)
    setChoice((known) => together(known, next))
    if (isSaving.current) return
    isSaving.current = true
    let isSaved = true
    while (isSaved && Object.keys(unsaved.current).length > 0) {
      const now = unsaved.current
      unsaved.current = {}
      isSaved = await change((http) => http.put(`${API}/privacy`, now))
    }
    unsaved.current = {}
    isSaving.current = false
    setChoice({})
    if (isSaved) show({ tone: 'success', text: t('profile.saved') })
  }

  const isHidden = chosen.levels.page === 'me'
  const rows = (parts: readonly ShieldedPart[]) =>
    parts.map((part) => (
      <PartRow
        key={part}
        part={part}
        level={chosen.levels[part]}
        isOff={part !== 'page' && isHidden}
        onChoose={(level) => void choose({ levels: { [part]: level } })}
      />
    ))
  return (
    <div className={styles.cards}>
      {refusal ? (
        <Note tone="danger" live>
          {refusal.says}
        </Note>
      ) : null}
      <Card as="section" pad="large" aria-labelledby="page-title">
        <h2 id="page-title" className={styles.title}>
          {t('profile.privacy.page')}
        </h2>
        {rows(['page'])}
        <div className={styles.choice}>
          <Switch
            between
            label={t('profile.privacy.engines')}
            note={t(chosen.levels.page === 'everyone' ? 'profile.privacy.enginesText' : 'profile.privacy.enginesOff')}
            checked={chosen.isIndexed && chosen.levels.page === 'everyone'}
            disabled={chosen.levels.page !== 'everyone'}
            onChange={(isIndexed) => void choose({ isIndexed })}
          />
        </div>
      </Card>
      <Card as="section" pad="large" aria-labelledby="parts-title">
        <h2 id="parts-title" className={styles.title}>
          {t('profile.privacy.parts')}
        </h2>
        <p className={styles.text}>{t(isHidden ? 'profile.privacy.hidden' : 'profile.privacy.partsText')}</p>
        {rows(shieldedParts.filter((part) => part !== 'page'))}
      </Card>
      <LooksCard />
    </div>
  )
}

interface PartRowProps {
  readonly part: ShieldedPart
  readonly level: Level
  /** The page as a whole is hidden. */
  readonly isOff: boolean
  readonly onChoose: (level: Level) => void
}

function PartRow({ part, level, isOff, onChoose }: PartRowProps) {
  const t = useText()
  const label = part === 'page' || part === 'profile' ? t(`profile.privacy.of.${part}`) : t(`profile.section.${part}`)
  return (
    <div className={styles.part}>
      <span className={styles.partName}>{label}</span>
      <span className={styles.partChoice}>
        <Select
          aria-label={t('profile.privacy.who', { part: label })}
          value={level}
          disabled={isOff}
          options={levelsOf[part].map((each) => ({ value: each, label: t(`profile.level.${each}`) }))}
          onChange={({ currentTarget }) => onChoose(currentTarget.value as Level)}
        />
      </span>
    </div>
  )
}

export const page: PageModule = {
  Page: PrivacyPage,
  head: ({ t }) => ({ title: t('profile.title.privacy'), robots: 'noindex' }),
}
