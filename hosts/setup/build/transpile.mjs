import { transform } from '@swc/core'

/** TypeScript to JavaScript, file by file, and no more: types are checked by `npm run check`. */
export function transpile() {
  return {
    name: 'transpile',
    transform(code, id) {
      if (!/\.tsx?$/.test(id)) return null
      return transform(code, {
        filename: id,
        swcrc: false,
        sourceMaps: true,
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: id.endsWith('x') },
          transform: { react: { runtime: 'automatic' }, verbatimModuleSyntax: true },
        },
      })
    },
  }
}
