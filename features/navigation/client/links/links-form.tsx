import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Button, Card, Note, SavingOverlay, useText } from '../../../ui/kit'
import { toasts } from '../../../ui/contract'
import { HttpError, httpClient } from '../../../web/contract'
import { dataKey, saidBy, useService, useUnsaved } from '../../../web/kit'
import { linkSlots } from '../../contract'
import type { Links } from '../../contract/wire'
import { LinkFieldset } from './link-fieldset'
import { linksOf, problemAt, valuesOf } from './link-values'
import styles from './links-page.module.css'
import { LINKS, linksRequest } from './requests'

const KINDS = ['entry', 'social', 'store', 'payment', 'certificate'] as const

interface LinksFormProps {
  readonly latest: Links
  readonly onSaved: () => void
  readonly onReload: () => void
}

/** All links on one page, saved together; what is wrong stands beside its field. */
export function LinksForm({ latest, onSaved, onReload }: LinksFormProps) {
  const t = useText()
  const http = useService(httpClient)
  const queries = useQueryClient()
  const { show } = useService(toasts)
  const [saved] = useState(latest)
  const [values, setValues] = useState(() => valuesOf(saved.links))
  const [isTried, setTried] = useState(false)
  const isChanged = JSON.stringify(linksOf(values)) !== JSON.stringify(linksOf(valuesOf(saved.links)))
  const wrong = linkSlots.filter((slot) => problemAt(slot, values))
  const save = useMutation({
    mutationFn: () => http.put<Links>(LINKS, { version: saved.version, links: linksOf(values) }),
    onSuccess({ data }) {
      queries.setQueryData(dataKey(linksRequest()), data)
      onSaved()
      show({ tone: 'success', text: t('navigation.links.saved') })
    },
  })
  useUnsaved(isChanged)

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    const [first] = wrong
    if (!first) return save.mutate()
    const field = problemAt(first, values)?.field
    document.getElementsByName(`${first.id}.${field}`)[0]?.focus()
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {KINDS.map((kind) => (
        <Card key={kind} as="section" className={styles.group} aria-labelledby={`links-${kind}`}>
          <h2 id={`links-${kind}`} className={styles.title}>
            {t(`navigation.links.${kind}`)}
          </h2>
          {linkSlots
            .filter((slot) => slot.kind === kind)
            .map((slot) => (
              <LinkFieldset
                key={slot.id}
                slot={slot}
                saved={saved.links[slot.id]}
                fields={values[slot.id]}
                problem={isTried ? problemAt(slot, values) : undefined}
                onChange={(fields) => setValues({ ...values, [slot.id]: fields })}
              />
            ))}
        </Card>
      ))}
      {save.error ? (
        <Note tone="danger" live>
          {saidBy(save.error, t('ui.serverError'))}{' '}
          {save.error instanceof HttpError && save.error.status === 412 ? (
            <Button size="small" onClick={onReload}>
              {t('navigation.links.reload')}
            </Button>
          ) : null}
        </Note>
      ) : null}
      <div className={styles.foot}>
        <p role="status" className={styles.unsaved}>
          {isChanged ? t('navigation.links.unsaved') : null}
        </p>
        <Button type="submit" variant="primary" loading={save.isPending} disabled={!isChanged}>
          {t('navigation.links.save')}
        </Button>
      </div>
      {save.isPending ? <SavingOverlay /> : null}
    </form>
  )
}
