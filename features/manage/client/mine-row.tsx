import { useQueryClient } from '@tanstack/react-query'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { IconButton, Menu, useText } from '../../ui/kit'
import { confirm, toasts } from '../../ui/contract'
import { httpClient, navigation } from '../../web/contract'
import { forget, Link, saidBy, useHasPage, useService } from '../../web/kit'
import type { Draft, ManagedListing } from '../contract/wire'
import styles from './managed.module.css'
import { CREATE, MANAGE_PATH } from './requests'
import { ClosesOn } from './closes-on'
import { DeadlineDialog } from './deadline/deadline-dialog'
import { ReadingDialog } from './reading-dialog'
import { StateBadge } from './state-badge'
import { useTaken } from './use-taken'

const VISIBILITIES = ['public', 'link', 'invited'] as const

/** One own opportunity with what can be done to it now. */
export function MineRow({ listing }: { readonly listing: ManagedListing }) {
  const t = useText()
  const taken = useTaken(listing)
  const { id, title, organisation, state, visibility, path, closesAt, returnReason } = listing
  const [isReading, setReading] = useState(false)
  const [isMoving, setMoving] = useState(false)
  const isPublic = state === 'live' || state === 'closed'
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <b>
          {isPublic ? (
            <Link href={path}>{title}</Link>
          ) : (
            <button type="button" className={styles.read} onClick={() => setReading(true)}>
              {title}
            </button>
          )}
        </b>
        <p className={styles.small}>
          {[organisation, visibility !== 'public' && t(`manage.visibility.${visibility}`)].filter(Boolean).join(' · ')}
          {closesAt ? (
            <>
              {' '}
              · <ClosesOn listing={listing} />
            </>
          ) : null}
          {isPublic ? ` · ${taken}` : null}
        </p>
        {state === 'returned' && returnReason && (
          <p className={styles.reason}>{t('manage.sentBackBecause', { reason: returnReason })}</p>
        )}
      </div>
      <StateBadge state={state} />
      <RowMenu listing={listing} id={id} isPublic={isPublic} onMove={() => setMoving(true)} />
      {isMoving && <DeadlineDialog listing={listing} onClose={() => setMoving(false)} />}
      {isReading && <ReadingDialog listing={listing} onClose={() => setReading(false)} />}
    </li>
  )
}

function RowMenu({
  listing: { title, state, path, visibility },
  id,
  isPublic,
  onMove,
}: {
  readonly listing: ManagedListing
  readonly id: number
  readonly isPublic: boolean
  readonly onMove: () => void
}) {
  const t = useText()
  const http = useService(httpClient)
  const queries = useQueryClient()
  const { go } = useService(navigation)
  const { show } = useService(toasts)
  const { ask } = useService(confirm)
  const hasPage = useHasPage()
  const registrants = `/manage/opportunity/${id}/registrations`

  async function act(work: () => Promise<unknown>, says: string) {
    try {
      await work()
      await forget(queries, MANAGE_PATH)
      show({ tone: 'success', text: t(says, { title }) })
    } catch (error) {
      show({
        tone: 'danger',
        text: saidBy(error, t('ui.serverError')),
      })
    }
  }
  const post = (word: string) => http.post<Draft>(`/api/manage/opportunities/${id}/${word}`)
  const edit = () =>
    act(async () => {
      const { data } = await post('edit')
      go(`${CREATE}?draft=${data.id}`)
    }, 'manage.opened')
  const close = async () => {
    const message = {
      type: 'warning',
      text: t('manage.closeText'),
      custom_data: { heading: t('manage.closeTitle', { title }), confirm_button_text: t('manage.close') },
    } as const
    if (await ask(message)) await act(() => post('close'), 'manage.closed')
  }
  const remove = async () => {
    const message = {
      type: 'confirm',
      text: t('manage.removeText'),
      custom_data: { heading: t('manage.removeTitle', { title }), confirm_button_text: t('manage.remove') },
    } as const
    if (await ask(message)) await act(() => post('remove'), 'manage.removed')
  }
  const isEditable = state === 'draft' || state === 'returned'
  return (
    <Menu
      label={t('manage.actionsOf', { title })}
      align="end"
      items={[
        ...(isEditable ? [{ id: 'edit', label: t('manage.edit'), onSelect: () => void edit() }] : []),
        ...(isPublic ? [{ id: 'view', label: t('manage.view'), href: path }] : []),
        ...(isPublic
          ? [{ id: 'dashboard', label: t('manage.dashboard'), href: `/manage/opportunity/${id}/dashboard` }]
          : []),
        ...(isPublic && hasPage(registrants)
          ? [{ id: 'registrants', label: t('manage.registrants'), href: registrants }]
          : []),
        {
          id: 'duplicate',
          label: t('manage.duplicate'),
          onSelect: () => void act(() => post('duplicate'), 'manage.duplicated'),
        },
        ...(state === 'live' ? [{ id: 'deadline', label: t('manage.deadline'), onSelect: onMove }] : []),
        ...(state === 'live' ? [{ id: 'close', label: t('manage.close'), onSelect: () => void close() }] : []),
        ...(state === 'removed'
          ? []
          : VISIBILITIES.filter((each) => each !== visibility).map((each) => ({
              id: each,
              label: t(`manage.show.${each}`),
              onSelect: () =>
                void act(
                  () => http.put(`/api/manage/opportunities/${id}/visibility`, { visibility: each }),
                  `manage.shown.${each}`,
                ),
            }))),
        'rule',
        { id: 'remove', label: t('manage.remove'), danger: true, onSelect: () => void remove() },
      ]}
      trigger={(props) => <IconButton icon={Ellipsis} label={t('manage.actionsOf', { title })} {...props} />}
    />
  )
}
