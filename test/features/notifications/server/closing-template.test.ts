import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { closingTemplate } from '../../../../features/notifications/server/deadlines/closing-template'

const closing = suite('notifications, how a reminder says what is left')

const title = (language: 'en' | 'hi', hours: number) =>
  closingTemplate[language]({ title: 'X', closesAt: '2026-12-10T12:30:00.000Z', hours }, 'Asia/Kolkata').title

closing('in whole days from two on, then in hours, never more than there is', () => {
  const said = (hours: number) => title('en', hours).replace('“X” closes in ', '')
  // The job comes each five minutes: what is missing of an hour by that is not counted.
  assert.deepEqual([72, 71.92, 71, 48, 47.9].map(said), ['3 days', '3 days', '2 days', '2 days', '2 days'])
  assert.deepEqual([47, 25, 24, 23.95, 3, 2.9].map(said), [
    ...['47 hours', '25 hours', '24 hours', '24 hours', '3 hours', '3 hours'],
  ])
  assert.deepEqual([2.5, 1.5, 1, 0.5, 0].map(said), [
    ...['2 hours', '1 hour', '1 hour', 'less than an hour', 'less than an hour'],
  ])
})

closing('in Hindi too', () => {
  assert.deepEqual(
    [72, 25, 1, 0.5].map((hours) => title('hi', hours)),
    ['“X” 3 दिन में बंद होगा', '“X” 25 घंटे में बंद होगा', '“X” 1 घंटे में बंद होगा', '“X” एक घंटे से भी कम में बंद होगा'],
  )
})

closing.run()
