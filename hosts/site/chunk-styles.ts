import { FILE_LOST } from '../../features/offline/contract'

const tellLost = () => void dispatchEvent(new Event(FILE_LOST))

const waiting = new Map<string, Promise<void>>()

function sheet(href: string): Promise<void> {
  if (document.head.querySelector(`link[rel=stylesheet][href="${CSS.escape(href)}"]`)) return Promise.resolve()
  const known = waiting.get(href)
  if (known) return known
  const loading = new Promise<void>((resolve) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    // A page without its looks is better than no page.
    link.onload = () => resolve()
    link.onerror = () => {
      tellLost()
      resolve()
    }
    document.head.append(link)
  })
  waiting.set(href, loading)
  return loading
}

const fileOf = (address: string) => address.slice(address.lastIndexOf('/') + 1)

/**
 * The build wraps each dynamic import in `__chunk`: a chunk's styles are fetched beside it and are there before it is drawn.
 * `styles`: by the chunk's file.
 */
export function fetchStylesWithChunks(styles: Readonly<Record<string, readonly string[]>>): void {
  const hook = async <M>(load: (address: string) => Promise<M>, address: string): Promise<M> => {
    const loading = load(address)
    loading.catch(tellLost)
    const [module] = await Promise.all([loading, ...(styles[fileOf(address)] ?? []).map(sheet)])
    return module
  }
  Object.assign(globalThis, { __chunk: hook })
}
