import assert from 'node:assert/strict'
import resolve from '@rollup/plugin-node-resolve'
import { type Plugin, rollup } from 'rollup'
import { suite } from 'uvu'

const left = suite('what is left out of bundles')

const plugin = async (name: string): Promise<Plugin> => {
  const made = (await import(`../../../hosts/setup/build/${name}.mjs`)) as Record<string, () => Plugin>
  return (made[name] as () => Plugin)()
}

left('the kernel’s container works without what of inversify makes objects of classes', async () => {
  const built = await rollup({
    input: 'kernel/container.ts',
    plugins: [
      await plugin('unreached'),
      await plugin('called'),
      resolve({ browser: true, extensions: ['.js', '.ts'] }),
      await plugin('transpile'),
    ],
    onwarn: () => {},
  })
  const { output } = await built.generate({ format: 'es' })
  await built.close()
  const [{ code }] = output
  assert.doesNotMatch(code, /design:paramtypes|new Function\(|toDynamicValue|rebindAsync/)

  const { createServices } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    createServices: typeof import('../../../kernel/container').createServices
  }
  const services = createServices()
  for (const word of ['first', 'second']) {
    const ready = new Map([
      ['a.service', { word }],
      ['b.service', { word }],
    ])
    for (const name of [...ready.keys(), ...ready.keys()]) assert.equal(services.get(name, ready), ready.get(name))
    services.drop('a.service')
    services.drop('a.service')
    assert.equal(services.get('a.service', ready), ready.get('a.service'))
    for (const name of ready.keys()) services.drop(name)
  }
})

left.run()
