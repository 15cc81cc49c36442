import { isValidElement } from 'react'

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** Whether one would draw what the other drew: elements and what they are given are compared by what they hold. What is called is not seen. */
export function drawsAlike(one: unknown, other: unknown): boolean {
  if (Object.is(one, other) || (typeof one === 'function' && typeof other === 'function')) return true
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each, at) => drawsAlike(each, other[at]))
  if (isValidElement(one) && isValidElement(other))
    return one.type === other.type && one.key === other.key && drawsAlike(one.props, other.props)
  if (!isPlain(one) || !isPlain(other)) return false
  const entries = Object.entries(one)
  return (
    entries.length === Object.keys(other).length &&
    entries.every(([name, value]) => drawsAlike(value, other[name as never]))
  )
}
