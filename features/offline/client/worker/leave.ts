import { WORKER_PATH } from '../../contract'
import { forgetAll } from './kept'
import { scope } from './scope'

/** Takes its caches along. Pages that are open stay as they are: they may hold unsaved work. */
export async function leave(): Promise<void> {
  scope.hasLeft = true
  await scope.registration.unregister()
  await forgetAll()
}

/**
 * The way back: a worker whose script the server no longer has is not wanted any more. The feature is off, was taken out, or this is a
 * development server. Browsers keep such a worker for ever, so it asks by itself, with every page that is opened.
 */
export async function leaveIfUnwanted(): Promise<void> {
  try {
    const { status } = await fetch(WORKER_PATH, { method: 'HEAD', cache: 'no-store' })
    if (status === 404 || status === 410) await leave()
  } catch {
    // No network: what is here is needed now.
  }
}
