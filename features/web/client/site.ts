import type { Texts } from '../../ui/contract'
import type { Site } from '../contract'
import type { TaskRunner } from './browser-tasks'
import { hydratePage } from './hydrate-page'

/** The site as hosts use it. What draws on the server is loaded there only. */
export function createSite(texts: Texts, tasks: TaskRunner, signal: AbortSignal): Site {
  return {
    async render(kernel, request, assets, boot) {
      const { renderPage } = await import('./render-page')
      return renderPage(kernel, texts, request, assets, boot)
    },
    hydrate: (kernel, root, shellTexts) => hydratePage({ kernel, texts, tasks, signal, shellTexts }, root),
  }
}
