import { useState } from 'react'
import { FACTS_API } from '../../../rules/contract'
import { Button, Field, formatLongDate, Note, TextInput, useFirstField, useLanguage, useText } from '../../../ui/kit'
import { useTypedInTab } from '../../../web/kit'
import styles from '../guardians.module.css'
import { useChange } from '../use-change'

const OLDEST_YEARS = 120
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)
/** Somewhere it is tomorrow already: the server knows where. */
const AHEAD_MS = 14 * 3_600_000

/** Says when one was born. It is read back in words, for once said by somebody under 18 it is not theirs to change. */
export function BirthForm({ personId }: { readonly personId: number }) {
  const t = useText()
  const language = useLanguage()
  const form = useFirstField()
  const { change, isBusy, refusal } = useChange()
  const [{ bornOn }, setTyped, forget] = useTypedInTab(`guardians.born-on:${personId}`, () => ({ bornOn: '' }))
  const [isWrong, setWrong] = useState(false)
  const [now] = useState(() => Date.now())
  const oldest = `${new Date(now).getUTCFullYear() - OLDEST_YEARS}-01-01`
  const isDay = bornOn >= oldest && bornOn <= dayOf(now + AHEAD_MS)
  const isRefused = refusal !== undefined && refusal.fields.length > 0
  const error = (isWrong && !isDay) || isRefused ? t('guardians.bornOn.wrong') : undefined

  async function save() {
    setWrong(!isDay)
    if (isDay && (await change((http) => http.put(FACTS_API, { bornOn })))) forget()
  }

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      {refusal && !isRefused ? (
        <Note tone="danger" live>
          {refusal.says}
        </Note>
      ) : null}
      <Field
        label={t('guardians.bornOn')}
        error={error}
        hint={
          isDay
            ? t('guardians.bornOn.read', { date: formatLongDate(`${bornOn}T12:00:00Z`, language) })
            : t('guardians.bornOn.hint')
        }
      >
        <TextInput
          type="date"
          autoComplete="bday"
          required
          value={bornOn}
          min={oldest}
          max={dayOf(now)}
          onChange={({ currentTarget: { value } }) => setTyped({ bornOn: value })}
        />
      </Field>
      <div className={styles.actions}>
        <Button type="submit" variant="primary" size="large" loading={isBusy}>
          {t('guardians.continue')}
        </Button>
      </div>
    </form>
  )
}
