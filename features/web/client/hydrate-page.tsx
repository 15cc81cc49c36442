import { hydrate } from '@tanstack/react-query'
import { hydrateRoot } from 'react-dom/client'
import type { Kernel } from '../../../kernel/index'
import type { Texts } from '../../ui/contract'
import { httpClient, liveUpdates, navigation } from '../contract'
import { parseQuery } from '../kit'
import { createComingAlive } from '../kit/coming-alive'
import { keepEffectsInTime } from '../kit/effects-in-time'
import { keepControlled } from '../kit/keep-controlled'
import { tableOf } from '../kit/page-table'
import { warnOfDifferences } from './warn-of-differences'
import { whenIdle } from '../kit/when-idle'
import { App } from './app'
import { readBoot } from './boot-info'
import type { TaskRunner } from './browser-tasks'
import { followLinks } from './follow-links'
import { followSwitches } from './follow-switches'
import { prepareInstead } from './instead-page'
import { fetchData, loadFrame, prepareFrame, prepareHome, preparePage } from './prepare'
import { giveRandomNames } from './random-names'
import { leadership } from './tokens'
import { createWorkshop } from './visit-parts'

export interface HydrateParts {
  readonly kernel: Kernel
  readonly texts: Texts
  readonly tasks: TaskRunner
  readonly signal: AbortSignal
  /** The shell's texts, on their way. */
  readonly shellTexts: Promise<void>
}

/** Takes over the server's page: the same code and data first, so that nothing on screen changes; resolves when it has come alive. */
export async function hydratePage(
  { kernel, texts, tasks, signal, shellTexts }: HydrateParts,
  root: Element,
): Promise<void> {
  giveRandomNames()
  const boot = readBoot()
  const language = boot?.language ?? 'en'
  const visit = kernel.visit()
  const shop = createWorkshop(kernel, visit, texts, language)
  if (boot) hydrate(shop.queries, boot.state)

  const table = tableOf(kernel)
  const match = table.match(location.pathname)
  const isPage = match?.kind === 'page' && !boot?.instead
  const at = {
    path: location.pathname,
    params: match?.kind === 'page' ? match.params : {},
    query: parseQuery(location.search),
  }
  const chrome = isPage ? match.page.chrome : boot?.instead?.kind === 'guarded' ? boot.instead.chrome : undefined
  const lent = boot?.said && [shellTexts]
  if (!lent) await shellTexts
  const served = { ...shop, ...(lent && { lent }) }
  const [first] = await Promise.all([
    isPage ? preparePage(served, match, at, 'near').catch(() => undefined) : undefined,
    prepareFrame(served, chrome, 'near'),
    at.path === '/' && prepareHome(served),
  ])
  const worded = Promise.allSettled(lent ?? [])
  if (boot?.said) texts.lend(language, boot.said, worded)
  if (first) void fetchData(shop, first.module, at)

  const instead =
    boot?.instead ?? (first ? undefined : ({ kind: isPage ? 'failed' : 'not-found', status: 404 } as const))
  await prepareInstead(instead).catch(() => {}) // shown as far as it came
  const alive = createComingAlive()
  const value = {
    shop,
    table,
    first,
    instead,
    origin: boot?.origin ?? location.origin,
    site: boot ?? { version: '', demo: false, isAssessHost: false },
    alive,
    worded,
  }
  performance.mark('web.hydration') // bench and the browser's tools read both marks
  keepControlled()
  keepEffectsInTime()
  warnOfDifferences()
  hydrateRoot(root, <App visit={visit} value={value} router={{}} />)
  followLinks(table, visit.get('web', navigation), signal)
  await alive.whole
  performance.mark('web.alive')
  tasks.begin(visit.get('web', leadership))
  followSwitches(kernel, visit.get('web', httpClient), visit.get('web', liveUpdates), boot?.generation ?? 0, signal)
  whenIdle(() => {
    // What stands below the fold, so that its first press is answered at once.
    void Promise.allSettled([first && preparePage(shop, first.match, at), loadFrame(shop, chrome)])
  })
}
