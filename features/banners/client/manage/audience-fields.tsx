import { useState } from 'react'
import { streams } from '../../../profile/contract'
import { userKinds } from '../../../session/contract'
import {
  Button,
  Checkbox,
  Field,
  FieldGroup,
  formatNumber,
  RadioGroup,
  TextInput,
  useLanguage,
  useText,
} from '../../../ui/kit'
import { proAudiences } from '../../contract'
import type { AdContent, AudienceAnswer } from '../../contract/wire-admin'
import { ADS } from '../requests'
import styles from './manage.module.css'
import { pagesIn } from './pages-in'
import { usePosted } from './use-posted'

interface AudienceFieldsProps {
  readonly content: AdContent
  readonly onChange: (more: Partial<AdContent>) => void
}

const turned = (list: readonly string[], value: string, isOn: boolean) =>
  isOn ? [...list, value] : list.filter((each) => each !== value)

/** Whom an ad is for and on which pages (spec §5), and how many members that are at this moment. */
export function AudienceFields({ content, onChange }: AudienceFieldsProps) {
  const t = useText()
  const { pages, showToAll, userTypes, courses, pro } = content
  const [typed, setTyped] = useState(pages.join(', '))
  return (
    <>
      <Field label={t('banners.form.pages')} hint={t('banners.form.pagesText')}>
        <TextInput
          maxLength={400}
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            onChange({ pages: pagesIn(currentTarget.value) })
          }}
        />
      </Field>
      <Checkbox
        label={t('banners.form.showToAll')}
        note={t('banners.form.showToAllText')}
        checked={showToAll}
        onChange={({ currentTarget }) => onChange({ showToAll: currentTarget.checked })}
      />
      <FieldGroup label={t('banners.form.kinds')} hint={t('banners.form.kindsText')}>
        <div className={styles.choices}>
          {userKinds.map((kind) => (
            <Checkbox
              key={kind}
              label={t(`banners.kind.${kind}`)}
              checked={userTypes.includes(kind)}
              onChange={({ currentTarget }) => onChange({ userTypes: turned(userTypes, kind, currentTarget.checked) })}
            />
          ))}
        </div>
      </FieldGroup>
      <FieldGroup label={t('banners.form.courses')} hint={t('banners.form.kindsText')}>
        <div className={styles.choices}>
          {streams.map((stream) => (
            <Checkbox
              key={stream}
              label={t(`banners.course.${stream}`)}
              checked={courses.includes(stream)}
              onChange={({ currentTarget }) => onChange({ courses: turned(courses, stream, currentTarget.checked) })}
            />
          ))}
        </div>
      </FieldGroup>
      <RadioGroup
        name="pro"
        label={t('banners.form.pro')}
        options={proAudiences.map((value) => ({ value, label: t(`banners.pro.${value}`) }))}
        value={pro}
        onChange={(value) => onChange({ pro: value })}
      />
      <Count userTypes={userTypes} courses={courses} />
    </>
  )
}

/** How many are meant: the number of the last answer is not that of what is chosen now. */
export function Count(filters: Pick<AdContent, 'userTypes' | 'courses'>) {
  const t = useText()
  const language = useLanguage()
  const { answer, isOld, hasFailed, retry } = usePosted<AudienceAnswer>(`${ADS}/audience`, filters)
  if (hasFailed)
    return (
      <div className={styles.count} role="status">
        {t('banners.form.uncounted')}{' '}
        <Button size="small" onClick={retry}>
          {t('banners.form.countAgain')}
        </Button>
      </div>
    )
  return (
    <p className={styles.count} role="status">
      {answer && !isOld
        ? t('banners.form.count', { count: answer.count, shown: formatNumber(answer.count, language) })
        : t('banners.form.counting')}
    </p>
  )
}
