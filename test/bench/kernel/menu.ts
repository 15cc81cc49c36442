import { contribute, defineFeature, type Feature, guard, guards, point } from '../../../kernel/index'

export const entries = point<{ label: string }>('bar.entries')
const may = guard<[name: string]>('people.may')

/** 391 guarded contributions of 23 features: as many menu entries as the whole product is expected to have. */
export function createMenu(): readonly Feature[] {
  const people = defineFeature({
    id: 'people',
    contributes: [
      contribute(guards, {
        id: 'people.may',
        test: (who, name) => (who && name !== 'never' ? true : { because: 'Sign in.', status: 401 }),
      }),
    ],
  })
  const contributors = Array.from({ length: 23 }, (_, at) => {
    const item = (n: number) => ({ id: `f${at}.i${n}`, label: 'x', when: [may(n % 3 === 0 ? 'never' : 'read')] })
    const contributes = Array.from({ length: 17 }, (_, n) => contribute(entries, item(n)))
    return defineFeature({ id: `f${at}`, contributes })
  })
  return [people, defineFeature({ id: 'bar', points: [entries] }), ...contributors]
}
