import { useText, VisuallyHidden } from '../../../ui/kit'

/** How many a filter leaves, for who does not see the number change. Not in the heading itself, which is read as a whole on arrival. */
export function CountSaid({ total }: { readonly total: number | undefined }) {
  const t = useText()
  return (
    <VisuallyHidden>
      <span role="status">{total === undefined ? '' : t('listings.find.count', { count: total })}</span>
    </VisuallyHidden>
  )
}
