import type { TestApi } from '../../support/api'
import type { Owned, OwnedThing } from '../../support/owned-thing'
import { entries } from './house'

const wordOf = (section: string) =>
  section.replace(/_/g, '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

export const owned: readonly Owned[] = Object.entries(entries).flatMap(([section, body]): Owned[] => {
  async function make(api: TestApi): Promise<OwnedThing> {
    const { id, version } = (await (await api.as('student')).post(`/api/profile/own/${section}`, body)).body
    return { params: { id }, body, headers: { 'if-match': `"${version}"` } }
  }
  return [
    { endpoint: `profile.change-${wordOf(section)}`, make },
    { endpoint: `profile.remove-${wordOf(section)}`, make },
  ]
})
