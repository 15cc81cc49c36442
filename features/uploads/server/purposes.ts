import type { Subject } from '../../../kernel/index'
import { dataErrors } from '../../data/contract'
import type { FileRule, UploadPurpose } from '../contract'

export interface Place {
  readonly purpose: string
  readonly about: string
}

/** What the features that ask for files say of a place; a feature that is off says nothing. */
export function createPlaces(purposes: () => readonly UploadPurpose[]) {
  const find = (id: string) => purposes().find((each) => each.id === id)
  return {
    async ruleOf({ purpose, about }: Place, subject: Subject): Promise<FileRule> {
      const found = find(purpose)
      if (!found) throw dataErrors.notFound('Nothing asks for a file here any more. Reload the page.')
      return found.ruleOf(about, subject)
    },
    mayRead: async (purpose: string, holder: string, subject: Subject) =>
      (await find(purpose)?.mayRead(holder, subject)) === true,
  }
}

export type Places = ReturnType<typeof createPlaces>
