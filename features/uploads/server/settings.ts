import * as v from 'valibot'
import { settings } from '../../../kernel/index'

const schema = v.optional(
  v.object({
    /** CLAMD_ADDRESS, `host:port` of a clamd. Without it no file waits for a scan. */
    clamd: v.optional(v.object({ host: v.string(), port: v.number() })),
  }),
  {},
)

export type UploadsSettings = v.InferOutput<typeof schema>

export const uploadsSettings = settings<UploadsSettings>('uploads', schema)
