/**
 * The body of a call of spec §7: status and message on both levels, always, and on the inner one what is read beside them.
 * `saying(true, 'Link verified', { encData })`
 */
export function saying<const Fields extends object = Record<never, never>>(
  status: boolean,
  message: string,
  fields: Fields = {} as Fields,
) {
  return { status, message, data: { status, message, ...fields } }
}
