import { inspect } from 'node:util'

export interface LogLine {
  readonly level: 'info' | 'warn' | 'error'
  readonly about: object
  readonly says: string
}

const MOST_COMPLAINTS = 10
const houses: (readonly LogLine[])[] = []
let isHeard = false

/** A test that waited in vain says not why: what its houses had to complain of is printed when it has failed. */
export function listenTo(logs: readonly LogLine[]): void {
  houses.push(logs)
  if (!isHeard) process.once('exit', (code) => code !== 0 && tellComplaints())
  isHeard = true
}

export function tellComplaints(): void {
  const complaints = houses.flat().filter(({ level }) => level !== 'info')
  for (const { says, about } of complaints.slice(-MOST_COMPLAINTS))
    console.error('A house of this test said:', says, inspect(about))
}

/** Of a file that has ended nobody wants to hear more. */
export function forgetComplaints(): void {
  houses.length = 0
}
