import { useState } from 'react'
import { Button, Checkbox, FieldError, Note, useText } from '../../../ui/kit'
import { useId } from '../../../web/kit'
import type { AnswerRequest } from '../../contract/wire'
import styles from '../guardians.module.css'
import { askedPath } from '../requests'
import { useChange } from '../use-change'

const declared = ['isAdult', 'isGuardian'] as const

/** Yes, as an adult and a parent or guardian; or no, which asks nothing. */
export function AnswerForm({ token, person }: { readonly token: string; readonly person: string }) {
  const t = useText()
  const errorId = useId()
  const { change, isBusy, refusal } = useChange()
  const [ticked, setTicked] = useState({ isAdult: false, isGuardian: false })
  const [isTried, setTried] = useState(false)
  const isMissing = isTried && declared.some((each) => !ticked[each])

  const send = (body: AnswerRequest) => change((http) => http.post(askedPath(token), body))
  function agree() {
    setTried(true)
    if (declared.every((each) => ticked[each])) void send({ answer: 'given', ...ticked })
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        agree()
      }}
    >
      <div>
        {declared.map((each) => (
          <Checkbox
            key={each}
            label={t(`guardians.asked.${each}`, { person })}
            checked={ticked[each]}
            aria-invalid={isMissing && !ticked[each] ? true : undefined}
            aria-describedby={isMissing ? errorId : undefined}
            onChange={({ currentTarget: { checked } }) => setTicked((now) => ({ ...now, [each]: checked }))}
          />
        ))}
        <FieldError id={errorId} error={isMissing ? t('guardians.asked.tick') : undefined} />
      </div>
      {refusal ? (
        <Note tone="danger" live>
          {refusal.says}
        </Note>
      ) : null}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" size="large" loading={isBusy}>
          {t('guardians.asked.agree')}
        </Button>
        <Button size="large" disabled={isBusy} onClick={() => void send({ answer: 'refused' })}>
          {t('guardians.asked.refuse')}
        </Button>
      </div>
    </form>
  )
}
