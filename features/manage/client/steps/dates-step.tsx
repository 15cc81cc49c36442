import { Checkbox, Field, formatDates, Segmented, TextInput, useLanguage, useText } from '../../../ui/kit'
import { isSomewhere } from '../../../listings/contract'
import type { DraftBody } from '../../contract/wire'
import styles from '../editor.module.css'
import { DraftZone } from './draft-zone'
import { OtherPlaces } from './other-places'
import type { StepProps } from './step-props'

const MODES = ['onsite', 'hybrid', 'remote', 'online'] as const
type TextField = 'opensAt' | 'closesAt' | 'startsOn' | 'endsOn' | 'city' | 'country'

/** When one may apply, when it happens, and where. Times are those of the named zone. */
export function DatesStep(props: StepProps) {
  const { body, change, isPublic, keyOf, problems } = props
  const t = useText()
  const language = useLanguage()
  const isWide = Boolean(body.isCountrywide) && isSomewhere(body)
  const errorOf = (name: TextField) => {
    const found = problems.find(({ path }) => path === name)
    return found && t(`manage.problem.${found.says}`, formatDates(found.dates ?? {}, language, body.zone))
  }
  const input = (
    name: TextField,
    type: 'datetime-local' | 'date' | 'text',
    extra: { optional?: boolean; hint?: string } = {},
  ) => (
    <Field label={t(`manage.${name}`)} error={errorOf(name)} {...extra}>
      <TextInput
        type={type}
        value={body[name]}
        maxLength={80}
        onChange={({ currentTarget: { value } }) => change((draft) => void (draft[name] = value))}
      />
    </Field>
  )
  return (
    <>
      {!isPublic && (
        <>
          <div className={styles.pair}>
            {input('opensAt', 'datetime-local', { optional: true, hint: t('manage.opensHint') })}
            {input('closesAt', 'datetime-local')}
          </div>
          <DraftZone body={body} change={change} keyOf={keyOf} />
        </>
      )}
      <div className={styles.pair}>
        {input('startsOn', 'date', { optional: true })}
        {input('endsOn', 'date', { optional: true })}
      </div>
      <Segmented<DraftBody['workMode']>
        label={t('manage.workMode')}
        options={MODES.map((value) => ({ value, label: t(`manage.mode.${value}`) }))}
        value={body.workMode}
        onChange={(mode) => change((draft) => void (draft.workMode = mode))}
      />
      {isSomewhere(body) ? (
        <Checkbox
          label={t('manage.isCountrywide')}
          checked={isWide}
          onChange={({ currentTarget: { checked } }) => change((draft) => void (draft.isCountrywide = checked))}
        />
      ) : null}
      <div className={styles.pair}>
        {isWide ? null : input('city', 'text')}
        {input('country', 'text', {
          optional: !isWide,
          ...(body.workMode === 'remote' && { hint: t('manage.countryHint') }),
        })}
      </div>
      {isWide ? null : <OtherPlaces {...props} />}
    </>
  )
}
