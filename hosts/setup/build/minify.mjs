import { minify as squeeze } from '@swc/core'

/** Short names and no spaces, a tenth of the time that terser takes and a hundredth less to fetch. */
export function minify() {
  return {
    name: 'minify',
    renderChunk: (code) => squeeze(code, { module: true, compress: true, mangle: true, sourceMap: true }),
  }
}
