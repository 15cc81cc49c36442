import { useText } from '../../../ui/kit'

const KNOWN = ['password', 'code', 'passkey', 'reset', 'link']

/** How a session was begun, in words; of a provider its own name. */
export function useWayWords(): (way: string) => string {
  const t = useText()
  return (way) => (KNOWN.includes(way) ? t(`session.way.${way}`) : way.replace(/^openid:/, ''))
}
