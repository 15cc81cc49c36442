import { boot, type Feature, plan } from '../../kernel/index'
import { texts } from '../../features/ui/contract'
import { type BootInfo, site } from '../../features/web/contract'
import { watchFaults } from '../../features/web/kit'
import { browserHost } from './browser-host'
import { fetchStylesWithChunks } from './chunk-styles'
import { reloadOnChange } from './dev-reload'
import { shellTexts } from './shell-texts'

interface Boot extends BootInfo {
  readonly language: 'en' | 'hi'
  readonly styles: Readonly<Record<string, readonly string[]>>
}

/** A page in the browser: the same features as the server drew it with, then it comes alive. */
export async function comeAlive(choose: () => readonly Feature[] | Promise<readonly Feature[]>): Promise<void> {
  const info = JSON.parse(document.getElementById('boot')?.textContent ?? '{}') as Boot
  watchFaults(info)
  fetchStylesWithChunks(info.styles)
  const kernel = await boot(plan([browserHost, ...(await choose())], { switches: [{ by: 'server', off: info.off }] }))
  const shell = shellTexts[info.language]().then((all) => kernel.get(texts).add(info.language, all.default))
  await kernel.get(site).hydrate(kernel, document.getElementById('root') as HTMLElement, shell)
  document.documentElement.dataset['ready'] = 'yes'
  if (info.dev) reloadOnChange()
}
