import { type Bar, Presets, SingleBar } from 'cli-progress'
import type { VerbIo } from '../../features/modules/contract'
import { ask } from './ask'

/** Prints for a person, with a bar for long work where the output is a terminal. */
export function createTerminal(): Pick<VerbIo, 'print' | 'ask' | 'progress'> & { end(): void } {
  let bar: Bar | undefined
  const end = () => {
    bar?.stop()
    bar = undefined
  }
  return {
    print(line) {
      end()
      process.stdout.write(`${line}\n`)
    },
    ask(question, options) {
      end()
      return ask(question, options)
    },
    progress(done, total) {
      if (!process.stdout.isTTY) return
      if (!bar) {
        bar = new SingleBar(
          { format: '{bar} {value}/{total}', hideCursor: true, clearOnComplete: true },
          Presets.shades_classic,
        )
        bar.start(total, done)
      }
      bar.setTotal(Math.max(total, done))
      bar.update(done)
    },
    end,
  }
}
