import { type RefObject, useLayoutEffect, useRef } from 'react'

/** What a value is by the time that something slow comes back. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
