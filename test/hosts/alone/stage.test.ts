import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { contribute, defineFeature, defineRuntime, guard, guards, point, provide, token } from '../../../kernel/index'
import { bootAlone, fake } from '../../../hosts/alone/boot-alone'
import { pickStandIns } from '../../../hosts/alone/stage'
import { rejection } from '../../support/waiting'

const bread = token<string>('bakery.bread')
const milk = token<string>('dairy.milk')
const salt = token<string>('sea.salt')
const meals = point<{ readonly says: string }>('kitchen.meals')
const isCook = guard('kitchen.is-cook')

const kitchen = defineFeature({
  id: 'kitchen',
  points: [meals],
  requires: [bread, milk],
  optional: [salt],
  contributes: [
    contribute(meals, { id: 'kitchen.soup', says: 'soup' }),
    contribute(meals, { id: 'kitchen.roast', says: 'roast', when: [isCook()] }),
    contribute(guards, {
      id: 'kitchen.is-cook',
      test: (subject) => (subject ? true : { because: 'Only cooks know.', status: 403 }),
    }),
  ],
  load: async () => ({ runtime: defineRuntime({}) }),
})
const bakery = defineFeature({
  id: 'bakery',
  provides: [bread],
  load: async () => ({ runtime: defineRuntime({ provides: [provide(bread, [], () => 'real bread')] }) }),
})

const stage = suite('a stage of stand-ins')

stage('all that is missing is named at once, with the file that should have it', async () => {
  const { message } = await rejection(bootAlone(kitchen))
  assert.equal(
    message,
    'Feature "kitchen" needs bakery.bread, dairy.milk. Nothing stands in: put bakery.bread in features/bakery/contract/fakes.ts, dairy.milk in features/dairy/contract/fakes.ts.',
  )
})

stage('nobody stands in for what is real, or for what nobody asks for', () => {
  const standIns = [
    [bread, 'b'],
    [milk, 'm'],
    [salt, 's'],
    [token('shop.sugar'), 'x'],
  ] as const
  const picked = (features: readonly (typeof kitchen)[]) =>
    pickStandIns({ id: 'stage', features, standIns }).map(([, value]) => value)
  assert.deepEqual(picked([kitchen]), ['b', 'm', 's'])
  assert.deepEqual(picked([kitchen, bakery]), ['m', 's'])
  const needed = pickStandIns({ id: 'stage', features: [bakery], standIns, needed: [milk] })
  assert.deepEqual(
    needed.map(([what]) => what.name),
    ['dairy.milk'],
  )
})

stage('who looks is said once, and another one may still be asked for', async () => {
  const fakes = [fake(bread, 'b'), fake(milk, 'm')]
  const says = (kernel: Awaited<ReturnType<typeof bootAlone>>) => kernel.view(meals).map((meal) => meal.says)
  const nobody = await bootAlone(kitchen, { fakes })
  assert.deepEqual(says(nobody), ['soup'])
  const cook = await bootAlone(kitchen, { fakes, as: { name: 'Meera' } })
  assert.deepEqual(says(cook), ['soup', 'roast'])
  assert.equal(cook.explain('kitchen.roast')[0]?.code, 'shown')
  await Promise.all([nobody.dispose(), cook.dispose()])
})

stage.run()
