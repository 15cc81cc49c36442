import { type Contribution, contribute, guard, guards } from '../../../kernel/index'

/** Not on an iPhone or iPad, where coins lead nowhere (spec §2.3). */
export const notIos = guard('gamification.not-ios')
export const onIos = guard('gamification.on-ios')

/** iPhones, and iPads that call themselves Macs but have a touch screen. A server is none. */
export function isIos(): boolean {
  if (typeof document === 'undefined') return false
  const { userAgent, maxTouchPoints } = navigator
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
}

export const iosGuards: readonly Contribution[] = [
  contribute(guards, {
    id: 'gamification.not-ios',
    test: () => (isIos() ? { because: 'Not on iPhones and iPads.', status: 404 } : true),
  }),
  contribute(guards, {
    id: 'gamification.on-ios',
    test: () => (isIos() ? true : { because: 'On iPhones and iPads only.', status: 404 }),
  }),
]
