import { FILE_LOST } from '../contract'

/** Whether the server still has the script that this page began with; a lost connection is no answer. */
async function isOfAnOldVersion(): Promise<boolean> {
  const src = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src
  if (!src) return false
  try {
    const { status } = await fetch(src, { method: 'HEAD', cache: 'no-store' })
    return status === 404 || status === 410
  } catch {
    return false
  }
}

/** A deploy takes the former version's files along: a page that misses one of them is offered the new version. */
export function watchLostFiles(offer: () => void, signal: AbortSignal): void {
  let asking: Promise<void> | undefined
  const ask = async () => {
    if (await isOfAnOldVersion()) offer()
    asking = undefined
  }
  addEventListener(FILE_LOST, () => void (asking ??= ask()), { signal })
}
