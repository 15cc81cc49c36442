/** Scripts of workers that this site had before (spec §4). */
const OLD = ['combineSw.js', 'firebase-messaging-sw.js']

const isOld = ({ active, waiting, installing }: ServiceWorkerRegistration) =>
  [active, waiting, installing].some((worker) => worker && OLD.some((name) => worker.scriptURL.endsWith(name)))

/** They would go on answering from caches that nobody fills. Whoever calls logs what goes wrong, no more (spec §8). */
export async function unregisterOldWorkers(): Promise<void> {
  const known = (await navigator.serviceWorker?.getRegistrations()) ?? []
  await Promise.all(known.filter(isOld).map((each) => each.unregister()))
}
