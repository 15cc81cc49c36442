import { connect, type Socket } from 'node:net'

/** As much of Redis as a sorted set takes, without a library: commands go out as they are asked, answers come in their order. */
export interface Redis {
  ask(...words: readonly (string | number)[]): Promise<string>
  end(): void
}

/** Undefined where none answers on this machine. */
export function findRedis(): Promise<Redis | undefined> {
  return new Promise((found) => {
    const socket = connect({ host: '127.0.0.1', port: 6379 })
    socket.once('error', () => found(undefined))
    socket.once('connect', () => found(speak(socket)))
  })
}

const spell = (words: readonly (string | number)[]) =>
  `*${words.length}\r\n${words.map((word) => `$${Buffer.byteLength(String(word))}\r\n${word}\r\n`).join('')}`

/** One line an answer: numbers, `OK`, errors. Nothing here asks for more. */
function speak(socket: Socket): Redis {
  socket.setNoDelay(true)
  const waiting: { done: (line: string) => void; failed: (error: Error) => void }[] = []
  let rest = ''
  socket.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\r\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      const next = waiting.shift()
      if (line.startsWith('-')) next?.failed(new Error(line))
      else next?.done(line.slice(1))
    }
  })
  return {
    ask: (...words) =>
      new Promise((done, failed) => {
        waiting.push({ done, failed })
        socket.write(spell(words))
      }),
    end: () => socket.destroy(),
  }
}
