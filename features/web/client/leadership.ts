export interface Leadership {
  leads(): boolean
  /** Called when this tab becomes the leader; at once when it is. */
  onLead(listener: () => void): void
}

/** One tab of a site leads: it holds a lock that the next tab gets when it closes. Without locks every tab leads. */
export function createLeadership(signal: AbortSignal): Leadership {
  let leads = false
  const listeners: (() => void)[] = []
  const lead = () => {
    leads = true
    for (const listener of listeners) listener()
  }
  if (!navigator.locks) lead()
  else {
    const held = navigator.locks.request('foothold.leader', { signal }, () => {
      lead()
      return new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
    })
    held.catch(() => {}) // the page went before its turn came
  }
  return {
    leads: () => leads,
    onLead(listener) {
      listeners.push(listener)
      if (leads) listener()
    },
  }
}
