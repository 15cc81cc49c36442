/** One call of a stack. */
export interface Frame {
  /** The function's name; empty where there is none. */
  readonly call: string
  /** `features/listings/client/page.tsx`, or as far as it is known: `c/page-1k2j3h4g.js`. */
  readonly file: string
  readonly line: number
  readonly column: number
}

/** More of a stack than that helps nobody. */
const MOST = 30

const V8 = /^\s*at (?:async )?(?:(.+?) \()?((?:https?|file|node):.+?|\/.+?):(\d+):(\d+)\)?$/
const OTHERS = /^(.*?)@((?:https?|file):.+?|\/.+?):(\d+):(\d+)$/
/** Where the house's own files begin, whatever folder it lies in. */
const OURS = /(?:^|\/)((?:features|kernel|hosts|test|node_modules|dist)\/.+)$/

function fileOf(address: string): string {
  if (address.startsWith('node:')) return address
  const path = address.replace(/^(?:file:\/\/|https?:\/\/[^/]*)/, '').replace(/[?#].*$/, '')
  const asset = /^\/assets\/(.+)$/.exec(path)?.[1]
  return asset ?? OURS.exec(path)?.[1] ?? path.split('/').at(-1) ?? ''
}

/** The calls of a stack as Chromium, Node, Firefox and Safari write it. Lines that are none, the message among them, are left out. */
export function framesOf(stack: string): readonly Frame[] {
  const frames: Frame[] = []
  for (const line of stack.split('\n')) {
    const found = V8.exec(line) ?? OTHERS.exec(line.trim())
    if (!found || frames.length === MOST) continue
    const [, call = '', address = '', row, column] = found
    frames.push({
      call: call.slice(0, 80),
      file: fileOf(address).slice(0, 200),
      line: Number(row),
      column: Number(column),
    })
  }
  return frames
}

export const isOurs = ({ file }: Frame): boolean => !/^(node:|node_modules\/)/.test(file)

export const lineOf = ({ call, file, line, column }: Frame): string => {
  const place = `${file}:${line}:${column}`
  return call ? `${call} (${place})` : place
}
