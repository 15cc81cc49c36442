import { useSnapshot } from 'valtio/react'
import { GlobalLine, useText } from '../../ui/kit'
import { useService } from '../kit'
import { slowCalls } from './tokens'

/** The global line (spec §4): some call is slow, whoever made it. */
export function Overlay() {
  const t = useText()
  const { count } = useSnapshot(useService(slowCalls).state)
  return count > 0 ? <GlobalLine ofPage label={t('ui.loading')} /> : null
}
