import { useQueryClient } from '@tanstack/react-query'
import { confirm, toasts } from '../../../ui/contract'
import { useText } from '../../../ui/kit'
import { httpClient } from '../../../web/contract'
import { forget, saidBy, useService } from '../../../web/kit'
import type { ManagedListing, VerificationRequest } from '../../contract/wire'
import { MANAGE_PATH } from '../requests'

const UNDO_MS = 10_000

type Named = Pick<ManagedListing, 'id' | 'organisation' | 'organizer'>

/** Gives the organizer of a listing the badge of its organisation, or takes it back, once one is sure; a press does the opposite again. */
export function useVerify({ id, organisation, organizer }: Named) {
  const t = useText()
  const http = useService(httpClient)
  const queries = useQueryClient()
  const { show } = useService(toasts)
  const { ask } = useService(confirm)
  const names = { organisation, organizer }

  async function put(isVerified: boolean, isUndone = false): Promise<void> {
    try {
      await http.put(`/api/manage/approvals/${id}/verification`, {
        organisation,
        isVerified,
      } satisfies VerificationRequest)
      show({
        tone: 'success',
        text: t(isVerified ? 'manage.verified' : 'manage.verificationTaken', names),
        ...(!isUndone && {
          durationMs: UNDO_MS,
          action: { label: t('manage.undo'), run: () => void put(!isVerified, true) },
        }),
      })
    } catch (error) {
      show({ tone: 'danger', text: saidBy(error, t('ui.serverError')) })
    }
    await forget(queries, MANAGE_PATH) // also where it was refused: the listing is not as it was read
  }

  return async (isVerified: boolean): Promise<void> => {
    const words = isVerified ? 'manage.verify' : 'manage.takeVerification'
    const isSure = await ask({
      type: 'warning',
      text: t(`${words}Text`, names),
      custom_data: { heading: t(`${words}Title`, names), confirm_button_text: t(`${words}Do`) },
    })
    if (isSure) await put(isVerified)
  }
}
