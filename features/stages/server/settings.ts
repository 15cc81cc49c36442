import * as v from 'valibot'
import { settings } from '../../../kernel/index'

/** Left out where nobody follows a link: alone, and in tests. */
const schema = v.optional(
  v.object({
    /** What addresses in calendars begin with. */
    publicUrl: v.string(),
  }),
  { publicUrl: 'http://localhost:4000' },
)

export const stagesSettings = settings<v.InferOutput<typeof schema>>('stages', schema)
