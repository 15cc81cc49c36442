import { options, type VNode } from 'preact'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

interface Held {
  readonly value?: unknown
  readonly checked?: unknown
}

/** A drawn node as Preact's builds have it: `__e` is its element. */
type Drawn = VNode<Held> & { readonly __e: Field }

const FIELDS = new Set<unknown>(['input', 'textarea', 'select'])
const held = new WeakMap<Field, Held>()
let isKept = false

/**
 * A field shows what it was drawn with, `value` or `checked`, whatever was typed or pressed: what a component does not take is not left standing in
 * it, as React has it and Preact does not. For hosts, once, before anything is drawn.
 */
export function keepControlled(): void {
  if (isKept) return
  isKept = true
  const { diffed } = options
  options.diffed = (node) => {
    diffed?.(node)
    if (FIELDS.has(node.type)) held.set((node as Drawn).__e, (node as Drawn).props)
  }
  for (const moment of ['input', 'change', 'compositionend'])
    document.addEventListener(moment, (event) => {
      const { target, type } = event
      // Whoever puts a letter together is not done with it yet.
      if (!isField(target) || (event instanceof InputEvent && event.isComposing)) return
      if (type !== 'compositionend' && type !== heardBy(target)) return
      queueMicrotask(() => fieldsOf(target).forEach(restore))
    })
}

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement

const IS_CHOSEN = /^(checkbox|radio|file|select-one|select-multiple)$/

/** By which event its component hears of it: of what is chosen the browser tells an `input` first, which nobody has heard yet. */
const heardBy = ({ type }: Field) => (IS_CHOSEN.test(type) ? 'change' : 'input')

/** Of radios the browser changes two. */
function fieldsOf(field: Field): readonly Field[] {
  if (field.type !== 'radio' || field.name === '') return [field]
  const all = document.querySelectorAll<HTMLInputElement>('input[type=radio]')
  return [...all].filter((each) => each.name === field.name && each.form === field.form)
}

function restore(field: Field): void {
  const { value, checked } = held.get(field) ?? {}
  if (field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox')) {
    if (typeof checked === 'boolean' && field.checked !== checked) field.checked = checked
    return
  }
  // Half a number or half a date is nothing yet, and would be taken out of the hands of whoever writes it.
  if (value === undefined || value === null || field.validity.badInput || hasNoValue(field)) return
  if (field.value !== String(value)) field.value = String(value)
}

/** Files, which a page cannot write, and several choices, which have no single value. */
const hasNoValue = (field: Field) => field.type === 'file' || field.type === 'select-multiple'
