import * as v from 'valibot'

export const port = (name: string) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,5}$/, `${name} must be a port number such as 4000.`),
    v.transform(Number),
    v.maxValue(65535, `${name} must be at most 65535.`),
  )
export const origin = (name: string) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => /^https?:\/\/[^/\s]+\/?$/.test(text) && URL.canParse(text),
      `${name} must be an origin such as https://careers.example.org, without a path.`,
    ),
    v.transform((text) => text.replace(/\/$/, '')),
  )
/** An address of IPv6 stands in brackets in links, and without them where a server listens. */
export const inLink = (host: string) => (host.includes(':') ? `[${host}]` : host)
export const address = (name: string) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.replace(/^\[(.*)\]$/, '$1')),
    v.check((host) => URL.canParse(`http://${inLink(host)}`), `${name} must be an address such as 127.0.0.1 or ::1.`),
  )
export const list = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean),
  ),
)

const HOST_NAME = /^(\[[\da-f:]+\]|[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*)$/
/** As addresses spell them: an address of IPv6 stands in brackets. */
export const hostNames = (variable: string) =>
  v.pipe(
    list,
    v.minLength(1, `${variable} must name a host such as careers.example.org, or be left out.`),
    v.mapItems((name) => name.toLowerCase()),
    v.everyItem(
      (name) => HOST_NAME.test(name),
      `${variable} must be host names such as careers.example.org, separated by commas, without https:// and port.`,
    ),
  )

/** `127.0.0.1:3310` */
export const clamd = v.pipe(
  v.string(),
  v.regex(/^\S+:\d{1,5}$/, 'CLAMD_ADDRESS must read host:port, such as 127.0.0.1:3310.'),
  v.transform((text) => {
    const at = text.lastIndexOf(':')
    return { host: text.slice(0, at), port: Number(text.slice(at + 1)) }
  }),
)
