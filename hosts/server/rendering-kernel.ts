import { compileMessage } from '@lingui/message-utils/compileMessage'
import {
  boot,
  defineFeature,
  defineRuntime,
  type Feature,
  type Kernel,
  plan,
  provide,
  type SwitchLayer,
} from '../../kernel/index'
import { texts } from '../../features/ui/contract'
import { type Transport, transport } from '../../features/web/contract'
import { shellTexts } from '../site/shell-texts'

/** Client halves once more, in this process, to draw pages with: everything running, calls dispatched without HTTP. */
export async function bootRendering(
  features: readonly Feature[],
  asNobody: Transport,
  switches: readonly SwitchLayer[],
  report: (error: Error) => void,
): Promise<Kernel> {
  const host = defineFeature({
    id: 'host',
    essential: true,
    activates: 'boot',
    provides: [transport],
    load: async () => ({ runtime: defineRuntime({ provides: [provide(transport, [], () => asNobody)] }) }),
  })
  const kernel = await boot(plan([host, ...features], { switches }), { eager: true, report })
  const all = kernel.get(texts)
  all.compileWith(compileMessage)
  for (const language of ['en', 'hi'] as const) all.add(language, (await shellTexts[language]()).default)
  return kernel
}
