import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { Button, Checkbox, Dialog, ErrorCard, Skeleton, SkeletonBlock, useText } from '../../../ui/kit'
import type { CardProps } from '../../../listings/contract'
import { dataKey, useData, useRetryKey } from '../../../web/kit'
import type { OwnCollection, OwnCollections } from '../../contract/wire'
import styles from '../collections.module.css'
import { NameForm } from '../name-form'
import { API, ownRequest } from '../requests'
import { useChange } from '../use-collections'

const noop = () => {}

/** Which of one's collections hold an opportunity: each at once, and a new one with it in. */
export function AddDialog({ opportunityId, title, onClose }: CardProps & { readonly onClose: () => void }) {
  const t = useText()
  const own = useData(ownRequest)
  const inPlace = useInPlace(own.data?.items ?? [])
  const { run, isRunning } = useChange()
  const queries = useQueryClient()
  const last = useRef(Promise.resolve())
  function toggle({ id, opportunityIds }: OwnCollection) {
    const path = `${API}/${id}/items/${opportunityId}`
    const isIn = opportunityIds.includes(opportunityId)
    // At once; what the server refuses is asked anew.
    queries.setQueryData<OwnCollections>(dataKey(ownRequest), (before) => ({
      items: (before?.items ?? []).map((each) => {
        if (each.id !== id) return each
        const others = opportunityIds.filter((other) => other !== opportunityId)
        return { ...each, opportunityIds: isIn ? others : [...others, opportunityId] }
      }),
    }))
    // One after the other, so that the last press is the last word; what fails is said by a toast.
    last.current = last.current.then(() => run((http) => (isIn ? http.delete(path) : http.put(path)))).then(noop, noop)
  }
  // Made already where only taking the opportunity in failed: the next try goes on from there, also where no answer came.
  const made = useRef<{ readonly name: string; readonly id: number }>(undefined)
  const { keyOf, done } = useRetryKey()
  const make = (name: string) =>
    run(async (http) => {
      if (made.current?.name !== name) {
        const { data } = await http.post<{ id: number }>(API, { name }, { idempotencyKey: keyOf(name) })
        made.current = { name, id: data.id }
      }
      await http.put(`${API}/${made.current.id}/items/${opportunityId}`)
      made.current = undefined
      done()
    })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('collections.add')}
      text={title}
      width={440}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('collections.done')}
        </Button>
      }
    >
      <div className={styles.form}>
        {own.error ? <ErrorCard small error={own.error} onRetry={() => void own.refetch()} /> : null}
        {own.isPending ? (
          <Skeleton label={t('collections.loading')}>
            <SkeletonBlock height={40} />
          </Skeleton>
        ) : null}
        {inPlace.map((each) => (
          <Checkbox
            key={each.id}
            label={each.name}
            count={each.opportunityIds.length}
            checked={each.opportunityIds.includes(opportunityId)}
            onChange={() => toggle(each)}
          />
        ))}
        <NameForm act={t('collections.make')} isSaving={isRunning} onSave={make} />
      </div>
    </Dialog>
  )
}

/** In the order in which they were first seen: the server answers with the last changed first, and what one is about to press must not move away. */
function useInPlace(collections: readonly OwnCollection[]): readonly OwnCollection[] {
  const places = useRef(new Map<number, number>()).current
  for (const { id } of collections) if (!places.has(id)) places.set(id, places.size)
  return collections.toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0))
}
