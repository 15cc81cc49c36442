import { Download } from 'lucide-react'
import { ButtonLink, EmptyState, ErrorCard, Field, Icon, Select, Skeleton, useText } from '../../../ui/kit'
import type { PageModule, PageProps } from '../../../web/contract'
import { formatQuery, idInAddress, isRefused, useData, useUrl } from '../../../web/kit'
import { editorParts, isAskedFor } from '../../contract'
import type { Activity, ActivityLine } from '../../contract/wire-activity'
import managed from '../managed.module.css'
import { activityRequest } from '../requests'
import { useChangeWords } from '../revision/use-change-words'
import { ActivityItem, useDoer } from './activity-line'
import styles from './activity.module.css'

/** Of these the log knows more than a word of the editor. */
const OWN_FIELDS = ['state', 'deadline', 'changes', 'visibility', 'verification', 'entrusting']

/** `/manage/opportunity/{id}/activity`: who did what with one opportunity, for whoever manages it. */
function ActivityPage({ at }: PageProps) {
  const t = useText()
  const id = idInAddress(at.params['id'])
  const found = useData(activityRequest(id))
  const activity = isRefused(found.error) ? undefined : found.data
  return (
    <section className={managed.page}>
      {found.isPending && <Skeleton label={t('manage.loading')} />}
      {found.isError && <ErrorCard error={found.error} onRetry={() => void found.refetch()} />}
      {activity && <Log id={id} activity={activity} />}
    </section>
  )
}

function Log({ id, activity: { title, zone, lines } }: { readonly id: number; readonly activity: Activity }) {
  const t = useText()
  const doer = useDoer()
  const changed = useChangeWords()
  const { go, withQuery, query } = useUrl()
  const asked = { by: query['by'], field: query['field'] }
  const shown = lines.filter((line) => isAskedFor(asked, line))
  const filter = (word: 'by' | 'field', value: string) =>
    go(withQuery({ [word]: value === '' ? undefined : value }), { replace: true })
  const doers = new Map(lines.map((line: ActivityLine) => [line.by, doer(line)]))
  const fields = [...new Set(lines.flatMap((line) => line.fields))]
  const nameOf = (field: string) =>
    OWN_FIELDS.includes(field) ? t(`manage.activity.field.${field}`) : changed([field])
  const all = { value: '', label: t('manage.activity.all') }
  return (
    <>
      <header className={managed.head}>
        <h1 className={managed.title}>{t('manage.activity.heading', { title })}</h1>
        <ButtonLink href={`/api/manage/opportunities/${id}/activity.csv${formatQuery(asked)}`} download>
          <Icon of={Download} size={16} />
          {t('manage.activity.file')}
        </ButtonLink>
      </header>
      <div className={styles.tools}>
        <Field label={t('manage.activity.who')}>
          <Select
            value={asked.by ?? ''}
            options={[all, ...[...doers].map(([value, label]) => ({ value, label }))]}
            onChange={({ currentTarget }) => filter('by', currentTarget.value)}
          />
        </Field>
        <Field label={t('manage.activity.what')}>
          <Select
            value={asked.field ?? ''}
            options={[all, ...fields.map((value) => ({ value, label: nameOf(value) }))]}
            onChange={({ currentTarget }) => filter('field', currentTarget.value)}
          />
        </Field>
      </div>
      {shown.length === 0 ? (
        <EmptyState title={t('manage.activity.empty')} text={t('manage.activity.emptyText')} />
      ) : (
        <ol className={styles.lines}>
          {shown.map((line) => (
            <ActivityItem key={lines.indexOf(line)} {...{ id, line, zone }} />
          ))}
        </ol>
      )}
    </>
  )
}

export const page: PageModule = { Page: ActivityPage, parts: [editorParts] }
