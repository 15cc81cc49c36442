import * as v from 'valibot'
import { settings } from '../../../kernel/index'

const schema = v.object({
  /** PUBLIC_URL without a slash at the end: links in mails begin with it. */
  publicUrl: v.string(),
})

export const guardiansSettings = settings<v.InferOutput<typeof schema>>('guardians', schema)
