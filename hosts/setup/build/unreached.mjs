const INVERSIFY = String.raw`[\\/]@inversifyjs[\\/]core[\\/]lib[\\/]`

const UNREACHED = [
  /[\\/]react-dom[\\/]server/, // draws pages, which the server does
  /[\\/]@inversifyjs[\\/].+Jit\.js$/, // compiles resolvers, which the content-security policy forbids and kernel/container.ts turns off
  // Makes objects of classes and their decorators: kernel/container.ts hands over what the kernel has made.
  RegExp(String.raw`${INVERSIFY}metadata[\\/](actions|calculations)[\\/]`),
  RegExp(String.raw`${INVERSIFY}planning[\\/]calculations[\\/](resolve|tryBuild|build\w*Resolve)`),
  RegExp(String.raw`${INVERSIFY}binding[\\/]calculations[\\/]clone`),
  RegExp(
    String.raw`${INVERSIFY}planning[\\/]models[\\/](Instance|ResolvedValue|DynamicValue|Factory|PlanServiceRedirection|PlanMultiple)`,
  ),
  RegExp(
    String.raw`${INVERSIFY}resolution[\\/]actions[\\/](resolvePost|setInstance|resolve\w*(Params|ResolvedValueBindingNode)\.js$)`,
  ),
]

/** What the container makes for itself at once and the kernel asks nothing of: modules, plugins and pictures of its state. */
const IDLE = /[\\/]@inversifyjs[\\/]container[\\/].+[\\/](ContainerModuleManager|PluginManager|SnapshotManager)\.js$/

/** Of libraries, what no browser ever runs: it is left out, and would say so by failing. */
export function unreached() {
  return {
    name: 'unreached',
    load(id) {
      const idle = IDLE.exec(id)?.[1]
      if (idle) return { code: `export class ${idle} {}`, map: { mappings: '' }, moduleSideEffects: false }
      if (!UNREACHED.some((each) => each.test(id))) return null
      return { code: 'export default {}', map: { mappings: '' }, syntheticNamedExports: true, moduleSideEffects: false }
    },
  }
}
