import { join } from 'node:path'
import configs from '../../rollup.config.mjs'

/** The two bundles of the site with other beginnings, in a folder of their own: they hold every feature, and play the one they are told. */
export function bundles(folder) {
  const [client, server] = configs({})
  const { worker } = server.input
  return [
    { ...client, input: { alone: 'hosts/alone/entry.ts' }, output: { ...client.output, dir: join(folder, 'client') } },
    {
      ...server,
      input: { server: 'hosts/alone/server.ts', worker },
      output: { ...server.output, dir: join(folder, 'server') },
    },
  ]
}
