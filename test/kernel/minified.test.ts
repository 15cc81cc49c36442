import assert from 'node:assert/strict'
import { pathToFileURL } from 'node:url'
import { resolve } from 'node:path'
import { suite } from 'uvu'
import * as source from '../../kernel/index'
import { bundle, minify } from '../support/bundle'
import { rejection } from '../support/waiting'

const minified = suite('kernel, minified')

/** The kernel as a browser gets it: every name that is not a property or a string is a letter. */
async function loadMinified(): Promise<typeof source> {
  const file = resolve('node_modules/.cache/foothold/kernel.min.mjs')
  const built = await bundle('kernel/index.ts', /^(inversify|mitt)$/)
  await built.write({ file, format: 'es', plugins: [minify()] })
  await built.close()
  return import(pathToFileURL(file).href)
}

/** A bit of everything that speaks: services, items, guards, errors, explanations. */
async function tell(k: typeof source): Promise<unknown> {
  const [stock, trolley] = [k.token<string[]>('shop.stock'), k.token<{ items: string[] }>('shop.trolley')]
  const shelf = k.point<{ label: string }>('shop.shelf')
  const member = k.guard('club.member')
  const shop = k.defineFeature({
    id: 'shop',
    points: [shelf],
    provides: [stock, trolley],
    contributes: [k.contribute(shelf, { id: 'shop.tea', label: 'tea', when: [member()] })],
    load: async () => ({
      runtime: k.defineRuntime({
        provides: [k.provide(stock, [], () => ['tea']), k.providePerVisit(trolley, [stock], (items) => ({ items }))],
        contributes: [k.contributeWith(shelf, [stock], ([label = '']) => ({ id: 'shop.offer', label }))],
      }),
    }),
  })
  const thief = k.defineFeature({
    id: 'thief',
    load: async () => ({ runtime: { start: ({ get }) => void get(stock) } }),
  })
  const lost = k.defineFeature({ id: 'lost', requires: [k.token('shop.stok')] })
  const reports: unknown[] = []
  const kernel = await k.boot(k.plan([shop, thief, lost]), {
    eager: true,
    report: (error) => reports.push(String(error)),
  })
  const error = await rejection(kernel.activate('thief'))
  const trolleyItems = kernel.visit().get('shop', trolley)
  const explained = ['shop', 'thief', 'lost', 'shop.tea', 'shop.offer', 'shpo'].flatMap((id) => kernel.explain(id))
  await kernel.dispose()
  return [kernel.plan.problems, kernel.plan.order, reports, error.name, error.code, trolleyItems, explained]
}

minified('says and does exactly what the sources do', async () => {
  assert.deepEqual(await tell(await loadMinified()), await tell(source))
})

minified.run()
