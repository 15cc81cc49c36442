import { useRef, useState } from 'react'
import type { SignUpStepProps } from '../../../session/contract'
import { Field, Select, TextInput, useText } from '../../../ui/kit'
import { type HttpClient, latinDigits } from '../../../web/contract'
import { useData, useRetryKey, useTypedInTab } from '../../../web/kit'
import { type EntryContent, entryProblems, sectionFields, streams } from '../../contract'
import type { OwnProfile } from '../../contract/wire'
import { CollegeField } from '../editor/college-field'
import styles from '../editor/editor.module.css'
import { API, ownRequest } from '../requests'
import { useChange } from '../use-change'
import { useVersion } from '../use-version'
import { StepData, StepForm } from './step-form'

/** Where one studies: the first entry of the education section. Who comes back to this step changes that entry. */
export function Step({ onDone }: SignUpStepProps) {
  return <StepData of={useData(ownRequest)} draw={(own) => <EducationForm own={own} onDone={onDone} />} />
}

/** As the server keeps them: without blanks at their ends. */
const wordsOf = (content: EntryContent) =>
  JSON.stringify(
    sectionFields.academicDetails.map(({ name }) => {
      const value = content[name]
      return (typeof value === 'string' ? value.trim() || null : value) ?? null
    }),
  )

const empty = { college: '', city: '', degree: '', stream: '', endYear: '' }

function EducationForm({ own, onDone }: SignUpStepProps & { readonly own: OwnProfile }) {
  const t = useText()
  const { change, isBusy, refusal } = useChange()
  // The one that the words below are of, wherever another window has put it since; gone there, they are added anew.
  const [first] = own.sections.academicDetails
  const [known, setKnown] = useState(first?.id)
  if (known === undefined && first) setKnown(first.id)
  const entry = own.sections.academicDetails.find(({ id }) => id === known)
  const [draft, setDraft, forget] = useTypedInTab(`profile.education:${own.id}`, () => {
    const known = Object.entries(empty).map(([name]) => [name, String(entry?.[name] ?? '')])
    return Object.fromEntries(known) as typeof empty
  })
  const { version } = useVersion(entry?.version ?? 0, refusal)
  const [isTried, setTried] = useState(false)
  const { keyOf, done } = useRetryKey()
  /** What was added, perhaps: no other window wrote an entry that says the same. */
  const added = useRef<string>(undefined)
  const content: EntryContent = {
    ...{ course: null, startYear: null, cgpa: null },
    ...(entry && {
      course: entry['course'] ?? null,
      startYear: entry['startYear'] ?? null,
      cgpa: entry['cgpa'] ?? null,
    }),
    ...{ college: draft.college, city: draft.city || null, degree: draft.degree, stream: draft.stream || null },
    endYear: draft.endYear.trim() === '' ? null : Number(latinDigits(draft.endYear)),
  }
  const problems = entryProblems('academicDetails', content)
  const errorAt = (name: string) => {
    const problem = isTried ? problems.get(name) : undefined
    return problem ? t(`profile.wrong.${problem}`) : refusal?.fields.find(({ path }) => path === name)?.message
  }
  const bind = (name: keyof typeof empty) => ({
    value: draft[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      setDraft({ ...draft, [name]: event.currentTarget.value }),
  })

  /** What was sent may stand there though no answer came: it is looked for before other words would make a second entry. */
  async function findAdded(http: HttpClient) {
    if (added.current === undefined) return undefined
    const all = (await http.get<OwnProfile>(ownRequest.path)).data.sections.academicDetails
    return all.find((each) => wordsOf(each) === added.current) ?? (known === undefined ? all[0] : undefined)
  }

  async function save() {
    setTried(true)
    if (problems.size > 0) return
    const path = `${API}/own/academicDetails`
    const isSaved = await change(async (http) => {
      const target = entry ?? (await findAdded(http))
      if (!target) {
        added.current = wordsOf(content)
        return http.post(path, content, { idempotencyKey: keyOf(content) })
      }
      const from = added.current === wordsOf(target) ? target.version : version
      return http.put(`${path}/${target.id}`, content, { headers: { 'if-match': `"${from}"` } })
    })
    if (!isSaved) return
    done()
    forget()
    onDone()
  }

  return (
    <StepForm
      refused={refusal && refusal.fields.length === 0 ? refusal.says : undefined}
      isBusy={isBusy}
      onSave={() => void save()}
    >
      <Field label={t('profile.field.college')} hint={t('profile.hint.college')} error={errorAt('college')}>
        <CollegeField
          typed={draft.college}
          onType={(college) => setDraft((known) => ({ ...known, college }))}
          onCity={(city) => setDraft((known) => ({ ...known, city }))}
        />
      </Field>
      <div className={styles.fields}>
        <Field label={t('profile.field.degree')} error={errorAt('degree')}>
          <TextInput {...bind('degree')} maxLength={80} />
        </Field>
        <Field label={t('profile.field.endYear')} error={errorAt('endYear')} optional>
          <TextInput {...bind('endYear')} inputMode="numeric" maxLength={4} />
        </Field>
      </div>
      <Field label={t('profile.field.stream')} error={errorAt('stream')} optional>
        <Select
          {...bind('stream')}
          options={['', ...streams].map((each) => ({ value: each, label: t(`profile.choice.${each || 'none'}`) }))}
        />
      </Field>
    </StepForm>
  )
}
