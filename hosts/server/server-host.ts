import { defineFeature, defineRuntime, type Feature, provide } from '../../kernel/index'
import { type House, house, type Log, log, type PageRenderer, pageRenderer } from '../../features/web/contract'

/** What the process gives to the server halves: its log, the house itself, and who draws pages. */
export function serverHost(given: {
  readonly log: Log
  readonly house: House
  readonly renderer: PageRenderer
}): Feature {
  return defineFeature({
    id: 'host',
    essential: true,
    activates: 'boot',
    provides: [log, house, pageRenderer],
    load: async () => ({
      runtime: defineRuntime({
        provides: [
          provide(log, [], () => given.log),
          provide(house, [], () => given.house),
          provide(pageRenderer, [], () => given.renderer),
        ],
      }),
    }),
  })
}
