import * as v from 'valibot'
import { settings } from '../../../kernel/index'

const schema = v.object({
  /** PUBLIC_URL without a slash at the end: the link in receipt mails begins with it. */
  publicUrl: v.string(),
})

export const registrationsSettings = settings<v.InferOutput<typeof schema>>('registrations', schema)
