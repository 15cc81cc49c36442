import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { allColleges, findColleges } from '../../../../features/profile/server/colleges/find-colleges'

const colleges = suite('institutions')
const names = (typed: string) => findColleges(typed, 8).map(({ name }) => name)

colleges('each has a name of its own, a city and a state; some hundreds from all over India', () => {
  assert.ok(allColleges.length > 500, String(allColleges.length))
  for (const { name, city, state } of allColleges) assert.ok(name.length > 4 && city && state, name)
  const twice = allColleges.map(({ name }) => name).filter((name, at, all) => all.indexOf(name) !== at)
  assert.deepEqual(twice, [])
  assert.ok(new Set(allColleges.map(({ state }) => state)).size >= 30)
})

colleges('one is found by short name, by words in any order, by city, in any case', () => {
  assert.equal(names('iit bombay')[0], 'Indian Institute of Technology Bombay')
  assert.equal(names('SRCC')[0], 'Shri Ram College of Commerce')
  assert.equal(names('tiruchirappalli technology national')[0], 'National Institute of Technology Tiruchirappalli')
  assert.ok(names('pune').length === 8)
  assert.ok(names("stephen's").includes("St. Stephen's College"))
  for (const typed of ['', '  ', '!!', 'zzzz']) assert.deepEqual(names(typed), [], typed)
})

colleges('a short name goes before what only begins so', () => {
  assert.equal(names('bit')[0], 'Bangalore Institute of Technology')
  assert.equal(names('iim a')[0], 'Indian Institute of Management Ahmedabad')
})

colleges.run()
