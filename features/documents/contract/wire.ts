import { type Static, Type } from '@sinclair/typebox'
import { MOST_DOCUMENTS } from './check'
import { documentTypes } from './written'

const DocType = Type.Union(documentTypes.map((each) => Type.Literal(each)))
const Id = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' })
/** Five hundred signs, as the editor has it; those of before were kept as URLs spell them, up to nine for one. */
const MOST_URL = 9 * 500
const named = {
  key: Type.String({ minLength: 1, maxLength: 40 }),
  title: Type.String({ maxLength: 120 }),
}

/** What the editor's step writes into a draft. */
export const WrittenDocuments = Type.Object({
  documents: Type.Array(
    Type.Union([
      Type.Object({ kind: Type.Literal('link'), ...named, url: Type.String({ maxLength: MOST_URL }) }),
      Type.Object({ kind: Type.Literal('file'), ...named, fileId: Id, type: DocType, bytes: Type.Integer() }),
    ]),
    { maxItems: MOST_DOCUMENTS },
  ),
})

export const UploadQuery = Type.Object({ name: Type.String({ minLength: 1, maxLength: 200 }) })

export const Uploaded = Type.Object({
  fileId: Type.String(),
  name: Type.String(),
  type: DocType,
  bytes: Type.Integer(),
})
export type Uploaded = Static<typeof Uploaded>

/** For everybody. `type` and `bytes` are null for links. */
export const ShownDocuments = Type.Object({
  opportunityId: Type.Integer(),
  version: Type.Integer(),
  documents: Type.Array(
    Type.Object({
      title: Type.String(),
      href: Type.String(),
      type: Type.Unsafe<(typeof documentTypes)[number] | null>({ type: ['string', 'null'] }),
      bytes: Type.Unsafe<number | null>({ type: ['integer', 'null'] }),
    }),
  ),
})
export type ShownDocuments = Static<typeof ShownDocuments>

export const OpportunityParams = Type.Object({ opportunityId: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) })
export const FileParams = Type.Object({ fileId: Id })
