import * as v from 'valibot'
import { settings } from '../../../kernel/index'

const schema = v.optional(
  v.object({
    /** Folder of the built worker; without one there is none, as in development and in tests of one part. */
    workerDir: v.optional(v.string()),
  }),
  {},
)

export type OfflineSettings = v.InferOutput<typeof schema>

export const offlineSettings = settings<OfflineSettings>('offline', schema)
