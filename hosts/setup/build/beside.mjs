import { dirname, isAbsolute } from 'node:path'
import { ResolverFactory } from 'oxc-resolver'

/**
 * `../contract` to the file it means, for our own sources, which are most of what is imported: natively and remembering what it has looked
 * up. Asked one by one for each ending, and for each folder above whether it is a link, the file system took a sixth of a build.
 */
export function beside() {
  const resolver = new ResolverFactory({ extensions: ['.ts', '.tsx', '.json'], symlinks: false })
  return {
    name: 'beside',
    buildStart: () => resolver.clearCache(),
    resolveId(id, importer) {
      if (isAbsolute(id) && importer && !/[\\/]node_modules[\\/]/.test(id)) return id // doors.mjs has found it
      if (!id.startsWith('.') || !importer || !isAbsolute(importer) || /[\\/]node_modules[\\/]/.test(importer))
        return null
      return resolver.sync(dirname(importer), id).path ?? null
    },
  }
}
