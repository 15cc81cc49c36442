import { Check, Link2, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import {
  classNames,
  Combobox,
  ErrorCard,
  Icon,
  Skeleton,
  TextInput,
  useLanguage,
  useText,
  formatTime,
  Button,
  Note,
} from '../../ui/kit'
import { apiRequest } from '../../web/contract'
import { useData } from '../../web/kit'
import type { FoundPerson } from '../../session/contract/wire'
import type { Explained } from '../contract/wire'
import styles from './explain-panel.module.css'
import { explainRequest } from './requests'

/** Here the panel stands below all modules, not beside them. */
const BELOW = '(max-width: 991px)'

interface ExplainPanelProps {
  /** What was pressed in the list. */
  readonly wanted?: string | undefined
  /** Goes up with each press, on the same thing too. */
  readonly press?: number
}

/** "Why is this not here?": for any person and any feature, page, menu entry or endpoint. Whoever is asked for stays while one looks at one thing after the other. */
export function ExplainPanel({ wanted = '', press = 0 }: ExplainPanelProps) {
  const t = useText()
  const [typed, setTyped] = useState(wanted)
  const [asked, setAsked] = useState(wanted)
  const [person, setPerson] = useState<number>()
  const [answered, setAnswered] = useState(press)
  const panel = useRef<HTMLElement>(null)
  if (answered !== press) {
    setAnswered(press)
    setTyped(wanted)
    setAsked(wanted)
  }
  useEffect(() => {
    // Out of sight an answer would be none.
    if (press === 0 || !matchMedia(BELOW).matches) return
    panel.current?.scrollIntoView()
    panel.current?.focus({ preventScroll: true })
  }, [press])
  const answer = useData(explainRequest(asked, person), { enabled: asked !== '' })
  return (
    <aside ref={panel} tabIndex={-1} className={styles.panel} aria-label={t('modules.explain')}>
      <form
        className={styles.head}
        onSubmit={(event) => {
          event.preventDefault()
          setAsked(typed.trim())
        }}
      >
        <h2 className={styles.title}>{t('modules.explain')}</h2>
        <PersonPicker onChoose={setPerson} />
        <TextInput
          icon={Link2}
          value={typed}
          aria-label={t('modules.explainWhat')}
          placeholder={t('modules.explainWhat')}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button type="submit" full>
          {t('modules.explainAsk')}
        </Button>
      </form>
      <div className={styles.body}>
        {asked === '' && <p className={styles.hint}>{t('modules.explainHint')}</p>}
        {answer.isLoading && <Skeleton label={t('modules.loading')} rows={2} />}
        {answer.isError && <ErrorCard small error={answer.error} onRetry={() => void answer.refetch()} />}
        {answer.data && <Steps explained={answer.data} />}
      </div>
    </aside>
  )
}

function PersonPicker({ onChoose }: { readonly onChoose: (id: number | undefined) => void }) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<string>()
  const isAsked = typed.trim().length > 1
  const people = useData(apiRequest<readonly FoundPerson[]>('/api/session/people', { search: typed }), {
    enabled: isAsked,
    keepPrevious: true,
  })
  const found = isAsked ? people.data : undefined
  const without = people.isError ? t('modules.peopleFailed') : isAsked ? t('modules.loading') : t('modules.personHint')
  return (
    <Combobox
      label={t('modules.person')}
      placeholder={t('modules.anybody')}
      typed={typed}
      value={chosen}
      options={(found ?? []).map(({ id, name, email }) => ({ id: String(id), label: name, note: email }))}
      {...(!found && { whenNone: without })}
      onType={setTyped}
      onChoose={(id) => {
        setChosen(id)
        onChoose(id === undefined ? undefined : Number(id))
      }}
    />
  )
}

function Steps({ explained }: { readonly explained: Explained }) {
  const t = useText()
  const language = useLanguage()
  const isThere = explained.steps.every(({ code }) => code === 'shown')
  const who = explained.person?.name ?? t('modules.anybody')
  return (
    <>
      <Note tone={isThere ? 'success' : 'danger'} live>
        {t(isThere ? 'modules.isThere' : 'modules.isNotThere', { who, what: explained.id })}
      </Note>
      <ol className={styles.steps}>
        {explained.steps.map(({ half, code, text }) => (
          <li key={`${half} ${code} ${text}`} className={styles.step}>
            <span className={classNames(styles.mark, code === 'shown' ? styles.yes : styles.no)}>
              <Icon of={code === 'shown' ? Check : X} size={16} />
            </span>
            <div>
              <b>{t(`modules.half.${half}`)}</b>
              <p lang="en" className={styles.text}>
                {text}
              </p>
            </div>
          </li>
        ))}
      </ol>
      <p className={styles.small}>{t('modules.asked', { who, time: formatTime(explained.askedAt, language) })}</p>
    </>
  )
}
