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
    if (row) stopBeside(row)?.focus({ preventScroll: true })
    setHidden({ id: opportunityId, title, hide: true })
  }
  return <IconButton icon={EyeOff} label={t('saved.hide.one', { title })} onClick={hide} />
}

/** The rows that were hidden before still stand in the list, undrawn, and take no focus; one that ends a page goes on in the next. */
function stopBeside(row: Element): HTMLElement | null {
  const rows = [...document.querySelectorAll('[data-opportunity]')].filter((each) => each.checkVisibility())
  const at = rows.indexOf(row)
  return (rows[at + 1] ?? rows[at - 1])?.querySelector('a') ?? document.querySelector<HTMLElement>('main h1')
}
