/** The tables of the outbox, as migrations 0002 and 0007 left them. Keys of 64 bits arrive as text on both databases. */
export interface OutboxTables {
  'data.subscription': { id: string; event: string; seen_at: Date }
  'data.delivery': {
    event_id: string
    subscription_id: string
    attempts: number
    /** Null until the first failure: due at once. */
    next_at: Date | null
    done_at: Date | null
    set_aside_at: Date | null
    error: string | null
  }
}

/** A delivery that is due, locked for us, with its event. */
export interface DueDelivery {
  readonly eventId: string
  readonly attempts: number
  readonly detail: object
  readonly at: Date
}
