import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { cityName } from '../../../../features/listings/contract'
import { foldCity } from '../../../../features/rules/contract'

const test = suite('names of cities')

const same: readonly (readonly [string, ...string[]])[] = [
  ['Pune', 'pune', 'PUNE', ' poona ', 'Pune, Maharashtra'],
  ['Bengaluru', 'bangalore', 'BENGALURU', 'blr'],
  ['Puducherry', 'Pondicherry', 'puducherry'],
  ['Prayagraj', 'ALLAHABAD'],
  ['Mangaluru', 'mangalore'],
  ['Düsseldorf', 'dusseldorf', 'DÜSSELDORF', 'Du\u0308sseldorf'],
  ['Zurich', 'Zürich'],
  ['Washington', 'Washington D.C.'],
  ['Shillong', 'shillong', 'SHILLONG'],
  ['Orléans', 'ORLÉANS', 'Orle\u0301ans'],
  ['Rio de Janeiro', 'rio de janeiro', 'RIO  DE JANEIRO'],
  ['La Paz', 'la paz'],
  ['Stratford-upon-Avon', 'stratford-upon-avon'],
  ["St Julian's", "ST JULIAN'S"],
  ["L'Aquila", "l'aquila"],
  ['McAllen', 'MCALLEN'],
  ['पुणे', ' पुणे '],
]

for (const [name, ...others] of same)
  test(`${name} is one city, however it is written`, () => {
    for (const each of [name, ...others]) {
      assert.equal(cityName(each), name)
      assert.equal(foldCity(each), foldCity(name), 'rules know it as one, too')
    }
  })

test.run()
