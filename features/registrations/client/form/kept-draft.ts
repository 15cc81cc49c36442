import * as v from 'valibot'
import type { AnswerDraft } from './answer-draft'

const schema = v.object({
  name: v.string(),
  phone: v.string(),
  college: v.string(),
  acceptsEligibility: v.boolean(),
  terms: v.optional(v.string()),
  answers: v.record(v.string(), v.array(v.string())),
  agreedTo: v.optional(v.record(v.string(), v.string())),
})

/** Two people on one browser do not see each other's drafts. */
export const draftKey = (personId: number, opportunityId: number) => `registrations.draft:${personId}:${opportunityId}`

/** Undefined when nothing was kept, or what was kept cannot be read any more. */
export function readDraft(key: string): AnswerDraft | undefined {
  try {
    const found = v.safeParse(schema, JSON.parse(localStorage.getItem(key) ?? 'null'))
    return found.success ? found.output : undefined
  } catch {
    return undefined // a browser without storage has no draft: the form starts empty
  }
}

/** Answers whether it was kept: storage may be full or forbidden. */
export function writeDraft(key: string, draft: AnswerDraft): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

export function dropDraft(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Without storage there is nothing to drop.
  }
}
