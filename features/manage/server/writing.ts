import type { Json } from '../../../kernel/index'
import type { Clock, Tx } from '../../data/contract'
import type { OpportunityContent } from '../../listings/contract'
import type { FieldProblem, Sanitiser } from '../../web/contract'
import { datedSentence, type DraftPart, draftProblems, draftSentences, manageErrors, partName } from '../contract'
import type { DraftBody } from '../contract/wire'
import { contentOf, draftOf } from './draft-content'
import { readWallTime } from './wall-time'

/** The two ways between what an organizer writes and an opportunity: its own content, and what the steps of others keep. */
export interface Writing {
  /** On the way in and on the way out: whoever approves sees it drawn. */
  clean(body: DraftBody): DraftBody
  /** As it comes back once it is public: without what a step says nothing in. */
  kept(body: DraftBody): DraftBody
  /** What is wrong in the steps of others. */
  problemsOfParts(body: DraftBody): readonly FieldProblem[]
  /** Throws `incomplete` with every problem; of what is public, `before`, those alone that it has not had. */
  demandComplete(body: DraftBody, before?: DraftBody): void
  /** The opportunity that it becomes. */
  content(body: DraftBody): OpportunityContent
  /** An opportunity as its organizer goes on writing it, with what stands in the steps of others. */
  read(opportunityId: number, known: OpportunityContent): Promise<DraftBody>
  /** What the steps of others wrote, with the opportunity; `only`: those parts alone. */
  writeParts(
    tx: Tx,
    opportunityId: number,
    body: DraftBody,
    by: number,
    only?: (name: string) => boolean,
  ): Promise<void>
}

export interface WritingParts {
  readonly clock: Clock
  readonly sanitiser: Sanitiser
  readonly parts: () => readonly DraftPart[]
}

export function createWriting({ clock, sanitiser, parts }: WritingParts): Writing {
  const clean = (body: DraftBody): DraftBody => ({ ...body, description: sanitiser.clean(body.description) })

  const keptPart = (name: string, part: Json) => {
    const own = parts().find((each) => partName(each) === name)
    return own?.kept ? own.kept(part) : part
  }

  function kept({ parts: written, ...body }: DraftBody): DraftBody {
    if (!written) return clean(body)
    const said: NonNullable<DraftBody['parts']> = {}
    for (const [name, part] of Object.entries(written)) {
      const next = part === null ? undefined : keptPart(name, part)
      if (next !== undefined) said[name] = next
    }
    return clean({ ...body, parts: said })
  }

  const problemsOfParts = (body: DraftBody) =>
    parts().flatMap((each) => each.problems(body.parts?.[partName(each)], body))

  const problemsOf = (body: DraftBody) => [
    ...draftProblems(body, clock.now().getTime(), readWallTime).map(({ path, says, dates }) => ({
      path,
      message: datedSentence(draftSentences[says], dates, body.zone),
    })),
    ...problemsOfParts(body),
  ]

  async function readParts(opportunityId: number): Promise<Pick<DraftBody, 'parts'>> {
    const read: NonNullable<DraftBody['parts']> = {}
    for (const each of parts()) {
      const part = await each.read(opportunityId)
      if (part !== undefined) read[partName(each)] = part
    }
    return { parts: read }
  }

  return {
    clean,
    kept,
    problemsOfParts,
    demandComplete(body, before) {
      const known = new Set((before ? problemsOf(before) : []).map(({ path, message }) => `${path} ${message}`))
      const errors = problemsOf(body).filter(({ path, message }) => !known.has(`${path} ${message}`))
      if (errors.length === 0) return
      const said = errors.map(({ message }) => message).join(' ')
      throw manageErrors.incomplete(
        errors.length === 1 ? `One thing is missing: ${said}` : `${errors.length} things are missing: ${said}`,
        { errors },
      )
    },
    content: (body) =>
      parts().reduce(
        (content, each) => each.content?.(body.parts?.[partName(each)], content) ?? content,
        contentOf(body),
      ),
    async read(opportunityId, known) {
      const read = await readParts(opportunityId)
      return parts().reduce((body, each) => each.body?.(read.parts?.[partName(each)], body) ?? body, {
        ...clean(draftOf(known)),
        ...read,
      })
    },
    async writeParts(tx, opportunityId, body, by, only = () => true) {
      for (const each of parts())
        if (only(partName(each))) await each.write(tx, opportunityId, body.parts?.[partName(each)], by)
    },
  }
}
