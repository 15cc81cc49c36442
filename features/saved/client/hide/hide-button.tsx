import { EyeOff } from 'lucide-react'
import type { MouseEvent } from 'react'
import { IconButton, useText } from '../../../ui/kit'
import type { CardProps } from '../../../listings/contract'
import { useHidden } from './use-hidden'

/** Takes a row out of the lists that one sees. The keyboard goes on at the next one. */
export function Action({ opportunityId, title }: CardProps) {
  const t = useText()
  const setHidden = useHidden()
  function hide({ currentTarget }: MouseEvent<HTMLElement>) {
    const row = currentTarget.closest('[data-opportunity]')
    const next = row?.nextElementSibling ?? row?.previousElementSibling
    next?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true })
    setHidden({ id: opportunityId, title, hide: true })
  }
  return <IconButton icon={EyeOff} label={t('saved.hide.one', { title })} onClick={hide} />
}
