import * as v from 'valibot'
import { settings } from '../../../kernel/index'

const schema = v.optional(
  v.object({
    /** FEATURES_OFF_BY_TWO: features that one person alone cannot switch off. */
    offByTwo: v.optional(v.array(v.string()), []),
  }),
  {},
)

export const modulesSettings = settings<v.InferOutput<typeof schema>>('modules', schema)
