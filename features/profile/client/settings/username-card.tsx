import { useEffect, useState } from 'react'
import { toasts } from '../../../ui/contract'
import { Button, Card, Field, TextInput, useText } from '../../../ui/kit'
import { apiRequest } from '../../../web/contract'
import { saidBy, useData, useService } from '../../../web/kit'
import { usernameProblem } from '../../contract'
import type { OwnProfile, UsernameAnswer } from '../../contract/wire'
import { API } from '../requests'
import { useChange } from '../use-change'
import styles from './settings.module.css'

const PATH = `${API}/username`
const PAUSE_MS = 300

/** The name in the address of one's page: free or taken while it is typed. */
export function UsernameCard({ own }: { readonly own: OwnProfile }) {
  const t = useText()
  const { show } = useService(toasts)
  const { change, isBusy, refusal, forgive } = useChange()
  const now = own.username ?? ''
  const [typed, setTyped] = useState(now)
  const [asked, setAsked] = useState('')
  const isChanged = typed !== now
  const problem = isChanged && typed !== '' ? usernameProblem(typed) : undefined
  useEffect(() => {
    const timer = setTimeout(() => setAsked(problem || !isChanged ? '' : typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, problem, isChanged])
  const answer = useData(apiRequest<UsernameAnswer>(PATH, { username: asked }), { enabled: asked !== '' })
  const known = asked === typed ? answer.data : undefined
  const wrong = problem ?? known?.because ?? undefined
  /** Nobody could say whether it is free; saving it says. */
  const unasked = asked === typed && asked !== '' && !known ? answer.error : null

  async function save() {
    if (await change((http) => http.put(PATH, { username: typed })))
      show({ tone: 'success', text: t('profile.username.saved') })
  }

  return (
    <Card as="section" pad="large" aria-labelledby="username-title">
      <h2 id="username-title" className={styles.title}>
        {t('profile.username.title')}
      </h2>
      <p className={styles.text}>
        {now ? t('profile.username.address', { path: `/u/${now}` }) : t('profile.username.none')}
      </p>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (isChanged && !wrong && typed !== '') void save()
        }}
      >
        <Field
          label={t('profile.username.label')}
          hint={
            known?.isFree ? t('profile.username.free') : t(now ? 'profile.username.hint' : 'profile.username.firstHint')
          }
          error={
            wrong
              ? t(`profile.username.${wrong}`)
              : (refusal?.says ?? (unasked && saidBy(unasked, t('profile.username.unasked'))))
          }
        >
          <TextInput
            value={typed}
            maxLength={30}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            state={known?.isFree ? 'good' : isChanged && !wrong && !unasked && typed !== '' ? 'checking' : undefined}
            onChange={({ currentTarget }) => {
              forgive()
              setTyped(currentTarget.value.toLowerCase().replaceAll(' ', '-'))
            }}
          />
        </Field>
        <div className={styles.actions}>
          <Button
            type="submit"
            variant="primary"
            loading={isBusy}
            disabled={!isChanged || typed === '' || wrong !== undefined}
          >
            {t('profile.username.save')}
          </Button>
          {isChanged ? (
            <Button
              variant="quiet"
              onClick={() => {
                forgive()
                setTyped(now)
              }}
            >
              {t('profile.username.undo')}
            </Button>
          ) : null}
        </div>
      </form>
    </Card>
  )
}
