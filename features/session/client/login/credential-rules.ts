import * as v from 'valibot'

const email = v.pipe(v.string(), v.trim(), v.email('session.error.email'))
const credentials = v.object({ email, password: v.pipe(v.string(), v.nonEmpty('session.error.password')) })
const address = v.object({ email })

export type Credentials = v.InferOutput<typeof credentials>
export type Address = v.InferOutput<typeof address>

/** By field, the text key of what is wrong with it. */
export type FieldErrors = Readonly<Partial<Record<keyof Credentials, string>>>
export type Checked<Given> = { readonly given: Given } | { readonly errors: FieldErrors }

export const checkCredentials = (typed: unknown): Checked<Credentials> => checked(v.safeParse(credentials, typed))
export const checkAddress = (typed: unknown): Checked<Address> => checked(v.safeParse(address, typed))

type Found<Given> =
  | { readonly success: true; readonly output: Given }
  | { readonly success: false; readonly issues: readonly v.BaseIssue<unknown>[] }

function checked<Given>(found: Found<Given>): Checked<Given> {
  if (found.success) return { given: found.output }
  const errors: Partial<Record<keyof Credentials, string>> = {}
  for (const { path, message } of found.issues) errors[path?.[0]?.key as keyof Credentials] ??= message
  return { errors }
}
