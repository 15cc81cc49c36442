const UNREACHED = [
  /[\\/]react-dom[\\/]server/, // draws pages, which the server does
  /[\\/]@inversifyjs[\\/].+Jit\.js$/, // compiles resolvers, which the content-security policy forbids and kernel/container.ts turns off
]

/** Of libraries, what no browser ever runs: it is left out, and would say so by failing. */
export function unreached() {
  return {
    name: 'unreached',
    load(id) {
      if (!UNREACHED.some((each) => each.test(id))) return null
      return { code: 'export default {}', map: { mappings: '' }, syntheticNamedExports: true, moduleSideEffects: false }
    },
  }
}
