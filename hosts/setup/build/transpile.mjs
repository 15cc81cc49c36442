import typescript from '@rollup/plugin-typescript'
import compiler from 'typescript'

const isPackage = (name) => !/^[./]/.test(name)

/** The compiler without the packages' types: reading and binding them takes longer than all our own files. */
const ownFilesOnly = {
  ...compiler,
  resolveModuleName: (name, ...rest) =>
    isPackage(name) ? { resolvedModule: undefined } : compiler.resolveModuleName(name, ...rest),
}

/** TypeScript to JavaScript, and no more: types are checked by `npm run check`. */
export function transpile() {
  return typescript({
    typescript: ownFilesOnly,
    noCheck: true,
    lib: ['es5'], // the compiler insists on knowing what an Array is
    types: [],
    noEmit: false,
    incremental: false,
    tsBuildInfoFile: undefined,
    sourceMap: true,
    include: ['**/*.ts', '**/*.tsx'],
    exclude: ['test/**', 'dist/**'],
  })
}
