import { brotliCompressSync } from 'node:zlib'
import resolve from '@rollup/plugin-node-resolve'
import { bundle, minify } from '../../support/bundle'
import type { Row } from '../table'

async function brotliBytes(source: string, external: RegExp): Promise<number> {
  const built = await bundle(source, external, [resolve({ browser: true })])
  const { output } = await built.generate({ format: 'es', plugins: [minify()] })
  await built.close()
  return brotliCompressSync(output[0].code).length
}

const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

export async function sizeRows(): Promise<readonly Row[]> {
  const own = await brotliBytes('kernel/index.ts', /^inversify$/)
  const all = await brotliBytes('kernel/index.ts', /^$/)
  const inert = await brotliBytes('kernel/declare.ts', /^$/)
  return [
    { what: 'kernel without inversify, brotli', measured: kb(own) },
    { what: '  with it', measured: kb(all) },
    { what: '  declarations alone, for contracts and service workers', measured: kb(inert) },
  ]
}
