// Who may import whom (README, "The house"): kernel ← contract ← client | server ← hosts ← test.
const KITS = '^features/(ui|web)/kit/index\\.ts$'

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'kernel-knows-nobody',
      comment: 'The kernel imports nothing of the house but itself.',
      severity: 'error',
      from: { path: '^kernel/' },
      to: { path: '^(features|hosts|test)/' },
    },
    {
      name: 'kernel-libraries',
      comment: 'The kernel stands on inversify and mitt only, each in one file.',
      severity: 'error',
      from: { path: '^kernel/', pathNot: '^kernel/(container|bus)\\.ts$' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'core'] },
    },
    {
      name: 'kernel-by-its-door',
      comment: 'Features and hosts enter the kernel by index.ts, or by declare.ts where nothing may run.',
      severity: 'error',
      from: { path: '^(features|hosts)/' },
      to: { path: '^kernel/', pathNot: '^kernel/(index|declare)\\.ts$' },
    },
    {
      name: 'contract-is-inert',
      comment: 'A contract runs nothing: it imports kernel/declare.ts and contracts; of the kernel itself only types.',
      severity: 'error',
      from: { path: '^features/[^/]+/contract/', pathNot: '/fakes\\.ts$' },
      to: {
        path: '^(kernel|features|hosts)/',
        pathNot: '^(kernel/declare\\.ts$|features/[^/]+/contract/)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'contract-without-libraries',
      comment: 'Contracts hold types of libraries, never their values; wire.ts has TypeBox.',
      severity: 'error',
      from: { path: '^features/[^/]+/contract/', pathNot: '/wire\\.ts$|/wire-[a-z-]+\\.ts$' },
      to: { dependencyTypes: ['npm', 'core'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'own-room-or-contract',
      comment: 'A feature enters other features by their contract, and by the kits of ui and web.',
      severity: 'error',
      from: { path: '^features/([^/]+)/' },
      to: {
        path: '^features/([^/]+)/',
        pathNot: ['^features/$1/', '^features/[^/]+/contract/(index|wire)\\.ts$', KITS],
      },
    },
    {
      name: 'halves-apart',
      comment: 'Client and server halves meet in the contract.',
      severity: 'error',
      from: { path: '^features/[^/]+/(client|kit)/' },
      to: { path: '^features/[^/]+/server/' },
    },
    {
      name: 'halves-apart-server',
      severity: 'error',
      from: { path: '^features/[^/]+/server/' },
      to: { path: '^features/[^/]+/(client|kit)/' },
    },
    {
      name: 'wire-types-only-in-clients',
      comment: 'Schemas stay on the server: clients take their types.',
      severity: 'error',
      from: { path: '^features/[^/]+/(client|kit)/' },
      to: { path: '/contract/wire\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'clients-without-node',
      severity: 'error',
      from: { path: '^features/[^/]+/(client|kit|contract)/' },
      to: { dependencyTypes: ['core'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'hosts-by-doors',
      comment: 'Hosts choose features: manifests, contracts and the two kits.',
      severity: 'error',
      from: { path: '^hosts/' },
      to: {
        path: '^features/',
        pathNot: ['^features/[^/]+/(client|server)/feature\\.ts$', '^features/[^/]+/contract/', KITS],
      },
    },
    {
      name: 'features-know-no-host',
      severity: 'error',
      from: { path: '^features/' },
      to: { path: '^(hosts|test)/' },
    },
    { name: 'nobody-imports-test', severity: 'error', from: { path: '^(hosts|kernel)/' }, to: { path: '^test/' } },
    {
      name: 'setup-stands-alone',
      comment: 'What runs before the install has node: modules only; the build parts run after it.',
      severity: 'error',
      from: { path: '^hosts/setup/', pathNot: '^hosts/setup/(build/|dev\\.mjs$)' },
      to: { pathNot: '^(hosts/setup/|node:)', dependencyTypesNot: ['core'] },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|node_modules/\\.cache)/|virtual:' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
}
