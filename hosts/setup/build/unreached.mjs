const INVERSIFY = String.raw`[\\/]@inversifyjs[\\/]core[\\/]lib[\\/]`

const UNREACHED = [
  /[\\/]reflect-metadata[\\/]/, // keeps what decorators noted, of which there are none
  /[\\/]@inversifyjs[\\/].+Jit\.js$/, // compiles resolvers, which the content-security policy forbids and kernel/container.ts turns off
  // Makes objects of classes and their decorators: kernel/container.ts hands over what the kernel has made.
  RegExp(String.raw`${INVERSIFY}metadata[\\/](actions|calculations|models)[\\/]`),
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

/** What the container asks for whatever it is given: it counts its bindings in the notes of `Reflect`, and plans what goes into a constructor. */
const STAND_INS = {
  '@inversifyjs/core/lib/binding/actions/getBindingId.js':
    'let last = 0; export function getBindingId() { return last++ }',
  '@inversifyjs/core/lib/planning/actions/currySubplan.js': 'export function currySubplan() {}',
}

/** Of libraries, what no browser ever runs: it is left out, and would say so by failing. */
export function unreached() {
  return {
    name: 'unreached',
    load(id) {
      const stand = Object.entries(STAND_INS).find(([file]) => id.replaceAll('\\', '/').endsWith(file))?.[1]
      if (stand) return { code: stand, map: { mappings: '' }, moduleSideEffects: false }
      const idle = IDLE.exec(id)?.[1]
      if (idle) return { code: `export class ${idle} {}`, map: { mappings: '' }, moduleSideEffects: false }
      if (!UNREACHED.some((each) => each.test(id))) return null
      return { code: 'export default {}', map: { mappings: '' }, syntheticNamedExports: true, moduleSideEffects: false }
    },
  }
}
