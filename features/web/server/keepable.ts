import { keepableText } from '../contract'

/** What somebody sent, with all texts such as the database takes them: nobody sees a NUL that came along with a paste, or can take it out. */
export function keepable(value: unknown): unknown {
  if (typeof value === 'string') return keepableText(value)
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value
  if (Array.isArray(value)) return value.map(keepable)
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [keepableText(name), keepable(each)]))
}

/** Far more than anything of ours has; far less than what walks over a value can bear. */
const DEEPEST = 64

/** Whether lists and objects stand within each other so often that it can only be meant to hurt. */
export function isTooDeep(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return false
  return depth === DEEPEST || Object.values(value).some((each) => isTooDeep(each, depth + 1))
}

/** Whether one of an address's values holds a NUL. Halves of signs do not come through UTF-8. */
export const hasNul = (values: Readonly<Record<string, unknown>>): boolean =>
  Object.values(values).some((value) => (Array.isArray(value) ? value.some(isCut) : isCut(value)))

const isCut = (value: unknown) => typeof value === 'string' && value.includes('\0')

/** The name of a thing is never mended, or two addresses would lead to it: with the sign for what cannot be read in the place of each NUL it is nobody's. */
export const unlike = (params: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value).replaceAll('\0', '\ufffd')]))
