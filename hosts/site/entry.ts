import { boot, plan } from '../../kernel/index'
import { texts } from '../../features/ui/contract'
import { type BootInfo, site } from '../../features/web/contract'
import { browserHost } from './browser-host'
import { fetchStylesWithChunks } from './chunk-styles'
import { reloadOnChange } from './dev-reload'
import { siteFeatures } from './features'
import { shellTexts } from './shell-texts'

interface Boot extends BootInfo {
  readonly language: 'en' | 'hi'
  readonly styles: Readonly<Record<string, readonly string[]>>
}

/** The site in the browser: the same features as the server drew with, then the page comes alive. */
async function start() {
  const info = JSON.parse(document.getElementById('boot')?.textContent ?? '{}') as Boot
  fetchStylesWithChunks(info.styles)
  const shell = shellTexts[info.language]()
  const kernel = await boot(plan([browserHost, ...siteFeatures], { switches: [{ by: 'server', off: info.off }] }))
  kernel.get(texts).add(info.language, (await shell).default)
  await kernel.get(site).hydrate(kernel, document.getElementById('root') as HTMLElement)
  document.documentElement.dataset['ready'] = 'yes'
  if (info.dev) reloadOnChange()
}

void start()
