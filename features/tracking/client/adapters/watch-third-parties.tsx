import { useEffect, useRef } from 'react'
import { useSnapshot } from 'valtio/react'
import { findUser } from '../../../session/contract'
import { httpClient } from '../../../web/contract'
import { useKernel, useOpenPage, useService, useUrl, useView } from '../../../web/kit'
import { adapters, consent } from '../../contract'
import { mayTag } from './may-tag'
import { createThirdParties, type ThirdParties } from './third-parties'

/** Draws nothing: third parties come and are told who is there as the visitor allows, page by page. */
export function Overlay() {
  const { subject } = useKernel()
  const http = useService(httpClient)
  const { choice } = useSnapshot(useService(consent).state)
  const { page } = useOpenPage()
  const { path } = useUrl()
  const all = useView(adapters)
  const parties = useRef<ThirdParties>(undefined)
  const userId = findUser(subject)?.id ?? null
  const isGuarded = (page?.access?.length ?? 0) > 0
  const may = page !== undefined && mayTag(path, isGuarded)
  const isAllowed = choice === 'all'
  useEffect(() => {
    parties.current ??= createThirdParties({ http, all: () => all, reload: () => location.reload() })
    void parties.current.follow({ userId, mayTag: may, isAllowed })
  }, [http, all, userId, may, isAllowed])
  return null
}
