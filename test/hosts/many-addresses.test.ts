import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { type RunningSite, startSite } from '../support/site'

const many = suite('many addresses at once')
let site: RunningSite

many.before(async () => {
  site = await startSite()
})
many.after(() => site?.stop())

const COUNT = 600

many(`${COUNT} different pages drawn at the same time: each is its own, none holds a part of another`, async () => {
  const faults: string[] = []
  await Promise.all(
    Array.from({ length: COUNT }, async (_, at) => {
      const language = at % 2 === 0 ? 'en' : 'hi'
      const answer = await fetch(`${site.origin}/all-opportunities?q=sought${at}`, {
        headers: { cookie: language === 'hi' ? 'unLang=hn' : '' },
      })
      const html = await answer.text()
      const words = new Set(html.match(/sought\d+/g))
      if (answer.status !== 200) faults.push(`${at}: ${answer.status}`)
      if (words.size !== 1 || !words.has(`sought${at}`)) faults.push(`${at} speaks of ${[...words].join(', ')}`)
      if (!html.includes(`<html lang="${language}"`)) faults.push(`${at} is not in ${language}`)
    }),
  )
  assert.deepEqual(faults, [])
})

many.run()
