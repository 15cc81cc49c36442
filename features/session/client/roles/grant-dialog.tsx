import { valibotResolver } from '@hookform/resolvers/valibot'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { Button, Dialog, DialogButtons, Field, Note, Select, TextInput, useText } from '../../../ui/kit'
import { httpClient } from '../../../web/contract'
import { forget, showServerErrors, useService } from '../../../web/kit'
import { moderatorTypes, roles } from '../../contract'
import type { PersonRights, Right } from '../../contract/wire-rights'
import type { Giving } from './person-pane'
import { API, wordOf } from './requests'
import styles from './roles-page.module.css'

const schema = v.object({
  word: v.pipe(v.string(), v.nonEmpty('session.roles.error.word')),
  opportunity: v.pipe(v.string(), v.regex(/^([1-9]\d{0,8})?$/, 'session.roles.error.opportunity')),
  reason: v.pipe(v.string(), v.trim(), v.minLength(3, 'session.roles.error.reason'), v.maxLength(300)),
  until: v.string(),
})
type Form = v.InferOutput<typeof schema>

function rightOf(giving: Giving, { word, opportunity }: Form): Right {
  if ('right' in giving) return giving.right
  if (giving.kind === 'role') return { role: word } as Right
  return { moderator: { type: word, about: opportunity ? `opportunity:${opportunity}` : '' } } as Right
}

/** Stands for a right that was chosen before the dialog opened. */
const GIVEN = 'given'

/** What is held for good cannot be given again; what ends can be prolonged. */
function rolesToGive({ grants }: PersonRights) {
  const held = grants.flatMap(({ right, until }) => ('role' in right && until === null ? [right.role] : []))
  return roles.filter((each) => each !== 'user' && !held.includes(each))
}

interface GrantDialogProps {
  readonly person: PersonRights
  readonly giving: Giving
  readonly onClose: () => void
}

/** Gives a right: which, why, and until when. A day ends where the giver is. */
export function GrantDialog({ person, giving, onClose }: GrantDialogProps) {
  const t = useText()
  const http = useService(httpClient)
  const queries = useQueryClient()
  const [problem, setProblem] = useState<string>()
  const kind = 'kind' in giving ? giving.kind : undefined
  const words = kind === 'role' ? rolesToGive(person) : moderatorTypes
  // Nothing is chosen for the giver: the first of the list is the role of an admin.
  const defaultValues: Form = { word: kind ? '' : GIVEN, opportunity: '', reason: '', until: '' }
  const form = useForm<Form>({ resolver: valibotResolver(schema), defaultValues })
  const { errors, isSubmitting } = form.formState
  const say = (message: string | undefined) => message && (message.startsWith('session.') ? t(message) : message)

  const submit = form.handleSubmit(async (given) => {
    setProblem(undefined)
    const until = given.until ? new Date(`${given.until}T23:59:59`).toISOString() : undefined
    try {
      await http.post(`${API}/${person.id}/grant`, { right: rightOf(giving, given), reason: given.reason, until })
      await forget(queries, API)
      onClose()
    } catch (error) {
      setProblem(showServerErrors(error, form.setError, ['reason', 'until'], t('ui.serverError')))
    }
  })

  const title =
    'right' in giving
      ? t('session.roles.giveOne', { right: wordOf(giving.right), name: person.name })
      : t(`session.roles.giveTo.${giving.kind}`, { name: person.name })
  return (
    <Dialog open onClose={onClose} title={title} text={t('session.roles.giveText')}>
      <form className={styles.form} onSubmit={submit} noValidate>
        {problem ? (
          <Note tone="danger" live>
            {problem}
          </Note>
        ) : null}
        {kind ? (
          <Field label={t(`session.roles.which.${kind}`)} error={say(errors.word?.message)}>
            <Select
              placeholder={t('session.roles.choose')}
              options={words.map((each) => ({ value: each, label: each }))}
              {...form.register('word')}
            />
          </Field>
        ) : null}
        {kind === 'moderator' ? (
          <Field
            label={t('session.roles.opportunity')}
            hint={t('session.roles.opportunity.hint')}
            error={say(errors.opportunity?.message)}
            optional
          >
            <TextInput inputMode="numeric" {...form.register('opportunity')} />
          </Field>
        ) : null}
        <Field
          label={t('session.roles.reason')}
          hint={t('session.roles.reason.hint')}
          error={say(errors.reason?.message)}
        >
          <TextInput {...form.register('reason')} />
        </Field>
        <Field label={t('session.roles.end')} error={say(errors.until?.message)} optional>
          <TextInput type="date" {...form.register('until')} />
        </Field>
        <DialogButtons>
          <Button onClick={onClose}>{t('session.roles.cancel')}</Button>
          <Button type="submit" variant="primary" loading={isSubmitting}>
            {t('session.roles.giveIt')}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  )
}
