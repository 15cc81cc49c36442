import * as v from 'valibot'
import { settings } from '../../../kernel/index'

const schema = v.object({
  /** PUBLIC_URL: links in mails begin with it. */
  publicUrl: v.string(),
})

export const manageSettings = settings<v.InferOutput<typeof schema>>('manage', schema)
