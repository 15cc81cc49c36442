import { type Static, Type } from '@sinclair/typebox'
import type { FileState } from './index'
import type { FileType } from './kinds'

const Purpose = Type.String({ maxLength: 60 })
const About = Type.String({ maxLength: 80 })
const Id = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', says: 'There is no such file' })
const Bytes = Type.Integer({ minimum: 0, maximum: 2_147_483_647 })

/** `sha256` of the whole file, in hex: by it the same file is known again, and what did not arrive whole. */
export const BeginRequest = Type.Object({
  purpose: Purpose,
  about: About,
  name: Type.String({ maxLength: 400 }),
  bytes: Bytes,
  sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }),
})
export type BeginRequest = Static<typeof BeginRequest>

export const UploadParams = Type.Object({ id: Id })
/** `at`: where in the file the part begins. */
export const PartParams = Type.Object({ id: Id, at: Bytes })
export const PlaceQuery = Type.Object({ purpose: Purpose, about: About })

/** How far it is: `received` bytes of `bytes` are safe, and sending goes on there. `type` is known once it has arrived. */
export const Upload = Type.Object({
  id: Type.String(),
  name: Type.String(),
  bytes: Type.Integer(),
  received: Type.Integer(),
  state: Type.Unsafe<'receiving' | FileState>(Type.String()),
  type: Type.Unsafe<FileType | null>({ type: ['string', 'null'] }),
})
export type Upload = Static<typeof Upload>

export const OwnUploads = Type.Object({ items: Type.Array(Upload) })
export type OwnUploads = Static<typeof OwnUploads>

/** All that the caller has here, the newest first. `isSent`: with a form; what was not goes after a week. */
export const MyUploads = Type.Object({
  items: Type.Array(Type.Object({ ...Upload.properties, isSent: Type.Boolean(), at: Type.String() })),
})
export type MyUploads = Static<typeof MyUploads>
