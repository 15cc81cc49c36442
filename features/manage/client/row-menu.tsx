import { useQueryClient } from '@tanstack/react-query'
import { Ellipsis } from 'lucide-react'
import { IconButton, Menu, useText } from '../../ui/kit'
import { confirm, type ToastRequest, toasts } from '../../ui/contract'
import { httpClient, navigation } from '../../web/contract'
import { forget, saidBy, useHasPage, useService } from '../../web/kit'
import type { Draft, ManagedListing } from '../contract/wire'
import { CREATE, DRAFTS_PATH, MANAGE_PATH } from './requests'
import { useTaken } from './use-taken'

const ACTION_MS = 10_000
const VISIBILITIES = ['public', 'link', 'invited'] as const

interface RowMenuProps {
  readonly listing: ManagedListing
  readonly isEntrusted?: boolean
  readonly onMove: () => void
  readonly onCancel: () => void
  readonly onHandOver: () => void
}

/** What can be done now to one that one manages. */
export function RowMenu({ listing, isEntrusted = false, onMove, onCancel, onHandOver }: RowMenuProps) {
  const { id, title, state, path, visibility, revision, closesAt, closedAt, seatsTaken, isCancelled, offeredTo } =
    listing
  const t = useText()
  const taken = useTaken(listing)
  const http = useService(httpClient)
  const queries = useQueryClient()
  const { go } = useService(navigation)
  const { show } = useService(toasts)
  const { ask } = useService(confirm)
  const hasPage = useHasPage()
  const isPublic = state === 'live' || state === 'closed'
  const registrants = `/manage/opportunity/${id}/registrations`

  async function act<Done>(work: () => Promise<Done>, says: string, next?: (done: Done) => ToastRequest['action']) {
    try {
      const done = await work()
      const action = next?.(done)
      await forget(queries, MANAGE_PATH)
      show({ tone: 'success', text: t(says, { title }), ...(action && { action, durationMs: ACTION_MS }) })
    } catch (error) {
      show({
        tone: 'danger',
        text: saidBy(error, t('ui.serverError')),
      })
    }
  }
  const post = (word: string) => http.post<{ readonly id: number }>(`/api/manage/opportunities/${id}/${word}`)
  const edit = (one = id) =>
    act(async () => {
      const { data } = await http.post<Draft>(`/api/manage/opportunities/${one}/edit`)
      go(`${CREATE}?draft=${data.id}`)
    }, 'manage.opened')
  // The copy stands in another list: what one made it for is a press away.
  const duplicate = () =>
    act(
      () => post('duplicate'),
      'manage.duplicated',
      ({ data }) => ({ label: t('manage.edit'), run: () => void edit(data.id) }),
    )
  // Whoever ends something for others reads first for how many.
  const withTaken = (text: string) => (seatsTaken > 0 ? `${taken}. ${text}` : text)
  const close = async () => {
    const message = {
      type: 'warning',
      text: withTaken(t('manage.closeText')),
      custom_data: { heading: t('manage.closeTitle', { title }), confirm_button_text: t('manage.close') },
    } as const
    if (await ask(message)) await act(() => post('close'), 'manage.closed')
  }
  const remove = async () => {
    const message = {
      type: 'confirm',
      text: withTaken(t('manage.removeText')),
      custom_data: { heading: t('manage.removeTitle', { title }), confirm_button_text: t('manage.remove') },
    } as const
    if (await ask(message)) await act(() => post('remove'), 'manage.removed')
  }
  const throwAway = async () => {
    const message = {
      type: 'warning',
      text: t('manage.revision.throwAwayText'),
      custom_data: {
        heading: t('manage.revision.throwAwayTitle', { title }),
        confirm_button_text: t('manage.throwAway'),
      },
    } as const
    if (await ask(message))
      await act(() => http.delete(`${DRAFTS_PATH}/${revision?.draft}`), 'manage.revision.thrownAway')
  }
  const takeBack = () =>
    act(() => http.post(`${DRAFTS_PATH}/${revision?.draft}/take-back`), 'manage.revision.takenBack')
  const takeOfferBack = () =>
    act(() => http.delete(`/api/manage/opportunities/${id}/handover`), 'manage.handover.takenBack')
  const isWaiting = revision?.state === 'waiting'
  const isOver = closedAt !== null && closedAt === closesAt && !isCancelled
  const isEditable = !isEntrusted && (state === 'draft' || state === 'returned' || (state === 'live' && !isWaiting))
  return (
    <Menu
      label={t('manage.actionsOf', { title })}
      align="end"
      items={[
        ...(isEditable ? [{ id: 'edit', label: t('manage.edit'), onSelect: () => void edit() }] : []),
        ...(isWaiting
          ? [
              { id: 'waiting', label: t('manage.revision.read'), href: `${CREATE}?draft=${revision.draft}` },
              { id: 'take-back', label: t('manage.revision.takeBack'), onSelect: () => void takeBack() },
            ]
          : []),
        ...(isPublic ? [{ id: 'view', label: t('manage.view'), href: path }] : []),
        ...(isPublic
          ? [{ id: 'dashboard', label: t('manage.dashboard'), href: `/manage/opportunity/${id}/dashboard` }]
          : []),
        ...(isPublic && hasPage(registrants)
          ? [{ id: 'registrants', label: t('manage.registrants'), href: registrants }]
          : []),
        { id: 'activity', label: t('manage.activity'), href: `/manage/opportunity/${id}/activity` },
        {
          id: 'duplicate',
          label: t('manage.duplicate'),
          onSelect: () => void duplicate(),
        },
        ...(state === 'live' || isOver
          ? [{ id: 'deadline', label: t(isOver ? 'manage.deadline.again' : 'manage.deadline'), onSelect: onMove }]
          : []),
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
        ...(isEntrusted || state === 'removed'
          ? []
          : [
              offeredTo === undefined
                ? { id: 'hand-over', label: t('manage.handover'), onSelect: onHandOver }
                : { id: 'offer-back', label: t('manage.handover.takeBack'), onSelect: () => void takeOfferBack() },
            ]),
        'rule',
        ...(revision
          ? [
              {
                id: 'throw-away',
                label: t('manage.revision.throwAway'),
                danger: true,
                onSelect: () => void throwAway(),
              },
            ]
          : []),
        ...(isPublic && !isCancelled
          ? [{ id: 'cancel', label: t('manage.cancelling'), danger: true, onSelect: onCancel }]
          : []),
        { id: 'remove', label: t('manage.remove'), danger: true, onSelect: () => void remove() },
      ]}
      trigger={(props) => <IconButton icon={Ellipsis} label={t('manage.actionsOf', { title })} {...props} />}
    />
  )
}
