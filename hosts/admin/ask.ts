import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() })

async function typed(question: string, secret: boolean): Promise<string | undefined> {
  // It also turns the terminal's own echo off: before the question stands there, or who types at once is seen.
  const lines = createInterface({ input: process.stdin, output: secret ? nowhere() : process.stdout, terminal: true })
  process.stdout.write(`${question}: `)
  const given = new AbortController()
  lines.once('SIGINT', () => lines.close())
  lines.once('close', () => given.abort())
  try {
    return await lines.question('', { signal: given.signal })
  } catch {
    return undefined // Ctrl+C or Ctrl+D: whoever was asked does not want to answer
  } finally {
    lines.close()
    if (secret) process.stdout.write('\n')
  }
}

async function piped(): Promise<string | undefined> {
  for await (const line of createInterface({ input: process.stdin })) return line
  return undefined
}

/** Asks the person at the terminal, for a secret twice, because nobody sees what they type; without a terminal it reads the first line piped in. */
export async function ask(
  question: string,
  { secret = false }: { readonly secret?: boolean } = {},
): Promise<string | undefined> {
  if (!process.stdin.isTTY) return piped()
  const answer = await typed(question, secret)
  if (!secret || answer === undefined) return answer
  if ((await typed('Once more', true)) === answer) return answer
  process.stdout.write('These two are not the same.\n')
  return ask(question, { secret })
}
