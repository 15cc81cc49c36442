// A worker: builds one half of the site, and again with every saved change. Tells "began", "ended" and "failed".
import { parentPort, workerData } from 'node:worker_threads'
import { watch } from 'rollup'

const { from, name, args, half } = workerData
const { [name]: configs } = await import(from)
const watcher = watch(configs(...args)[half])

watcher.on('event', (event) => {
  if (event.code === 'START') parentPort.postMessage('began')
  if (event.code === 'BUNDLE_END') void event.result.close()
  if (event.code === 'ERROR') {
    console.error(`\n${event.error.message}\n${event.error.frame ?? ''}`)
    void event.result?.close()
    parentPort.postMessage('failed')
  }
  if (event.code === 'END') parentPort.postMessage('ended')
})
