/** Brings the field of a path into view and the cursor into it. */
export function focusField(path: string): void {
  const field = document.querySelector(`[data-field="${CSS.escape(path)}"]`)
  const control = field?.querySelector<HTMLElement>('input:not([hidden]), textarea, select, button')
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  field?.scrollIntoView({ block: 'center', behavior: isStill ? 'auto' : 'smooth' })
  control?.focus({ preventScroll: true })
}
