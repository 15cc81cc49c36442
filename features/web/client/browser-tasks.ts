import type { Placed } from '../../../kernel/index'
import type { BrowserTask } from '../contract'
import type { Leadership } from './leadership'

export interface TaskRunner {
  /** Takes a feature's tasks; what it returns ends them. */
  add(tasks: readonly Placed<BrowserTask>[]): () => void
  /** Tasks run from now on: called once the page is alive, never while rendering on the server. */
  begin(leadership: Leadership): void
}

/** Runs what features want done in open pages. Timers stand still in hidden tabs; a task that fails runs again next time. */
export function createTaskRunner(report: (error: unknown) => void): TaskRunner {
  const waiting = new Map<Placed<BrowserTask>, AbortController>()
  let leadership: Leadership | undefined

  function start(task: Placed<BrowserTask>, { signal }: AbortController) {
    const run = async () => {
      if (signal.aborted || document.hidden || (task.where === 'leader' && !leadership?.leads())) return
      try {
        await task.run({ signal })
      } catch (error) {
        report(error)
      }
    }
    const timer = setInterval(run, task.everyMs)
    signal.addEventListener('abort', () => clearInterval(timer))
  }

  return {
    add(tasks) {
      const mine = tasks.map((task) => [task, new AbortController()] as const)
      for (const [task, control] of mine) {
        waiting.set(task, control)
        if (leadership) start(task, control)
      }
      return () => {
        for (const [task, control] of mine) {
          control.abort()
          waiting.delete(task)
        }
      }
    },
    begin(given) {
      leadership = given
      for (const [task, control] of waiting) start(task, control)
    },
  }
}
